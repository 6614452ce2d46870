// Every operation of the platform's API documents, and the overviews of the documents, read from the platform's content.
import { accounts } from '../../tests/support/pages.ts'
import { developer, platformRecords } from '../../tests/unit/engines/search/gold/platform-records.ts'
import { portal } from './site.mjs'
import { createPeople, desktop, load, phone } from './visit.mjs'

const sizes = [{ width: 1440, height: 900 }, desktop, phone]
const finders = {
  visitor: { ...developer, owner: undefined },
  developer,
  staff: { ...developer, isStaff: true, isToolbox: true },
}

/** The page of every operation and document, as visitors and developers open it, and as staff where nobody else may. */
async function operationViews() {
  const views = []
  for (const [reader, finder] of Object.entries(finders)) {
    const records = (await platformRecords(finder)).flatMap((source) => source.records)
    const urls = records.map(({ to }) => to).filter((to) => /^\/api-doc\/|\/api-doc\?/.test(to))
    const seen = new Set(views.map(({ url }) => url))
    const added = reader === 'staff' ? urls.filter((url) => !seen.has(url)) : urls
    views.push(...added.map((url) => ({ url, reader, person: accounts[reader] })))
  }
  return views
}

/** Opens every operation at three sizes. Gives the number of those that moved too much. */
export async function measureOperations(browser, isChosen, maxShift) {
  const views = (await operationViews()).filter(isChosen)
  const contextOf = createPeople(browser)
  let failures = 0
  console.log(
    `| operation | who |${sizes.map(({ width }) => ` shift, ${width} px |`).join('')}\n|---|---|${sizes.map(() => '--:|').join('')}`,
  )
  for (const view of views) {
    const found = []
    for (const size of sizes) {
      const { context, url } = await contextOf(view, size)
      found.push(await load(context, portal + url).catch((error) => ({ shift: NaN, moved: [error.message] })))
      await context.close()
    }
    const moved = found.filter(({ shift }) => !(shift <= maxShift))
    if (moved.length > 0) failures += 1
    console.log(
      `| ${decodeURIComponent(view.url)} | ${view.reader} |${found.map(({ shift }) => ` ${shift.toFixed(3)} |`).join('')}`,
    )
    for (const line of moved.flatMap((one) => one.moved)) console.log(`    ${line}`)
  }
  console.log(`${failures} of ${views.length} pages failed`)
  return failures
}
