// Every route over a very slow network: opened cold, and gone to from an open page.
import { record, recordNavigation, shiftsOf } from './in-page.mjs'
import { portal } from './site.mjs'
import { createPeople, desktop, followRequests, nameOf } from './visit.mjs'

const maxProgressMs = 200

/** Opens an address in a new page, or goes there from an open one, and gives what was recorded until it was at rest. */
async function open({ context, address }, from) {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(record)
  const atRest = followRequests(page)
  let startedAt = performance.now()
  await page.goto(portal + (from ?? address))
  if (from) {
    await atRest()
    startedAt = performance.now()
    await page.evaluate(recordNavigation, address)
  }
  const seconds = Math.max(0, (await atRest()) - startedAt) / 1000
  const measured = await page.evaluate(() => window.measured)
  await context.close()
  return { ...measured, ...shiftsOf(measured), seconds }
}

/** Gives the number of routes that fail. */
export async function slow(browser, routes, maxShift) {
  const contextOf = createPeople(browser)
  let failures = 0
  console.log(
    '| route | who | cold: at rest s | shift | click: progress ms | at rest s | shift | errors |\n|---|---|--:|--:|--:|--:|--:|---|',
  )
  for (const route of routes) {
    const cold = await open(await contextOf(route, desktop))
    const click = await open(await contextOf(route, desktop), route.address === '/locations' ? '/home' : '/locations')
    const errors = [...new Set([...cold.errors, ...click.errors])]
    const isLate = click.progress === undefined || click.progress > maxProgressMs
    const moved = [cold, click].filter(({ shift }) => shift > maxShift).flatMap((one) => one.moved)
    if (isLate || errors.length > 0 || moved.length > 0) failures += 1
    console.log(
      `| ${route.address} | ${nameOf(route.person)} | ${cold.seconds.toFixed(1)} | ${cold.shift.toFixed(3)} | ${click.progress?.toFixed(0) ?? 'none'} | ${click.seconds.toFixed(1)} | ${click.shift.toFixed(3)} | ${errors.join(', ')} |`,
    )
    for (const line of moved) console.log(`    ${line}`)
  }
  console.log(`${failures} routes failed`)
  return failures
}
