// Every page as each of its readers opens it: its first load and its main interaction.
import os from 'node:os'
import { portal } from './site.mjs'
import { createPeople, desktop, load, median, phone } from './visit.mjs'

const maxInteractionMs = 100

/** Opens every page on a desktop, and once on a phone. Gives the number of those that moved too much or reacted too late. */
export async function measureRoutes(browser, views, runs, maxShift) {
  const contextOf = createPeople(browser)
  let failures = 0
  console.log(
    '| page | who | largest paint ms | blocking ms | shift, desktop | phone | interaction ms | of the runs |\n|---|---|--:|--:|--:|--:|--:|---|',
  )
  for (const view of views) {
    const open = async (viewport, interact) => {
      const { context, url } = await contextOf(view, viewport)
      const measured = await load(context, portal + url, { interact }).catch((error) => ({ error }))
      await context.close()
      return measured
    }
    const wide = []
    for (let run = 0; run < runs; run++) wide.push(await open(desktop, view.interact))
    const narrow = await open(phone)
    const error = [...wide, narrow].find((one) => one.error)?.error
    if (error) {
      failures += 1
      console.log(`| ${view.url} | ${view.reader} | ${error.message.split('\n')[0]} |`)
      continue
    }
    const of = (key) => median(wide.map((one) => one[key]))
    const isLate = of('interaction') > maxInteractionMs
    const moved = [...wide, narrow].filter((one) => one.shift > maxShift).flatMap((one) => one.moved)
    if (isLate || moved.length > 0) failures += 1
    const shift = Math.max(...wide.map((one) => one.shift))
    console.log(
      `| ${view.url} | ${view.reader} | ${of('paint').toFixed(0)} | ${of('blocking').toFixed(0)} | ${shift.toFixed(3)} | ${narrow.shift.toFixed(3)} | ${of('interaction') || '< 16'} | ${wide.map((one) => one.interaction).join(', ')} |`,
    )
    for (const line of moved) console.log(`    ${line}`)
  }
  console.log(
    `${failures} pages failed; load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
  return failures
}
