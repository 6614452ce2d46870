// Film strips of a guide while it loads, for a visitor and a developer.
import fs from 'node:fs'
import path from 'node:path'
import { accounts } from '../../tests/support/pages.ts'
import { guide } from './compare.mjs'
import { record } from './in-page.mjs'
import { portal } from './site.mjs'
import { createPeople, desktop, followRequests, slowDown } from './visit.mjs'

const pictures = 5
const stepMs = 100

/** Opens the guide, and gives the frames that the browser showed with their times, and when the text was there. */
async function shoot(context, address) {
  const page = await context.newPage()
  const cdp = await slowDown(page)
  const frames = []
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, data })
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await cdp.send('Page.startScreencast', { format: 'png' })
  const atRest = followRequests(page)
  await page.addInitScript(record, guide.text)
  await page.goto(address)
  await atRest()
  const { origin, text } = await page.evaluate(() => ({ origin: performance.timeOrigin, text: window.measured.text }))
  await page.close()
  return { text, frames: frames.map(({ at, data }) => ({ at: at - origin, data })) }
}

/** The last frame before a time; none is a page without anything. */
const frameAt = (frames, ms) => frames.findLast(({ at }) => at >= 0 && at <= ms)?.data

/** Draws the pictures of all readers below each other into one file. */
async function drawStrips(browser, strips, file) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 600 } })
  const cell = ({ ms, data }) =>
    `<td>${ms} ms<br>${data ? `<img width="380" src="data:image/png;base64,${data}">` : '<p>nothing yet</p>'}</td>`
  const row = ({ reader, cells, text }) =>
    `<tr><th>${reader}, text after ${Math.round(text)} ms</th></tr><tr>${cells.map(cell).join('')}</tr>`
  await page.setContent(
    `<style>body{font:14px sans-serif}th{text-align:left}td{vertical-align:top}img{border:1px solid gray}</style><table>${strips.map(row).join('')}</table>`,
  )
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

/**
 * Writes five pictures for each reader into a folder, and strip.png with all of them. The first is of the time `from`, or else
 * 200 ms before the text of the guide is readable for that reader.
 */
export async function film(browser, folder, from) {
  fs.mkdirSync(folder, { recursive: true })
  const contextOf = createPeople(browser)
  const strips = []
  for (const reader of ['visitor', 'developer']) {
    const { context, url } = await contextOf({ url: guide.url, person: accounts[reader] }, desktop)
    const { frames, text } = await shoot(context, portal + url)
    await context.close()
    const first = from ?? Math.max(0, Math.round(text / stepMs - 2) * stepMs)
    const cells = Array.from({ length: pictures }, (_, i) => first + i * stepMs).map((ms) => ({
      ms,
      data: frameAt(frames, ms),
    }))
    for (const { ms, data } of cells)
      if (data) fs.writeFileSync(path.join(folder, `${reader}-${ms}.png`), Buffer.from(data, 'base64'))
    strips.push({ reader, text, cells })
  }
  const file = path.join(folder, 'strip.png')
  await drawStrips(browser, strips, file)
  console.log(`${file}: ${strips.map(({ reader, text }) => `${reader}, text after ${Math.round(text)} ms`).join('; ')}`)
}
