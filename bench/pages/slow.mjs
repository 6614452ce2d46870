// Every page over a very slow network: opened cold, and gone to from an open page.
import { record, recordNavigation, shiftsOf } from './in-page.mjs'
import { portal } from './site.mjs'
import { createPeople, desktop, followRequests } from './visit.mjs'

const maxProgressMs = 200

/** Opens a URL in a new page, or goes there from an open one, and gives what was recorded until it was at rest. */
async function open({ context, url }, from) {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(record)
  const atRest = followRequests(page)
  let startedAt = performance.now()
  await page.goto(portal + (from ?? url))
  if (from) {
    await atRest()
    startedAt = performance.now()
    await page.evaluate(recordNavigation, url)
  }
  const seconds = Math.max(0, (await atRest()) - startedAt) / 1000
  const measured = await page.evaluate(() => window.measured)
  await context.close()
  return { ...measured, ...shiftsOf(measured), seconds }
}

/** Gives the number of pages that fail. */
export async function slow(browser, views, maxShift) {
  const contextOf = createPeople(browser)
  let failures = 0
  console.log(
    '| page | who | cold: at rest s | shift | click: progress ms | at rest s | shift | errors |\n|---|---|--:|--:|--:|--:|--:|---|',
  )
  for (const view of views) {
    const cold = await open(await contextOf(view, desktop))
    const click = await open(await contextOf(view, desktop), view.url === '/locations' ? '/home' : '/locations')
    const errors = [...new Set([...cold.errors, ...click.errors])]
    const isLate = click.progress === undefined || click.progress > maxProgressMs
    const moved = [cold, click].filter(({ shift }) => shift > maxShift).flatMap((one) => one.moved)
    if (isLate || errors.length > 0 || moved.length > 0) failures += 1
    console.log(
      `| ${view.url} | ${view.reader} | ${cold.seconds.toFixed(1)} | ${cold.shift.toFixed(3)} | ${click.progress?.toFixed(0) ?? 'none'} | ${click.seconds.toFixed(1)} | ${click.shift.toFixed(3)} | ${errors.join(', ')} |`,
    )
    for (const line of moved) console.log(`    ${line}`)
  }
  console.log(`${failures} pages failed`)
  return failures
}
