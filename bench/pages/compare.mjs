// Home, guides and an operation beside the same guide and operation in Zudoku, and for a developer beside a visitor.
import { accounts, operationUrl } from '../../tests/support/pages.ts'
import { hasZudoku, portal, zudoku } from './site.mjs'
import { createPeople, desktop, load, median } from './visit.mjs'

export const guide = { url: '/docs/transactions/guides/first-call', text: 'List the test folder' }
const operation = { url: operationUrl, text: 'picked up at once' }
const person = accounts.developer

const goTo = (name) => (page) => page.getByRole('link', { name }).first().click()
const toErrors = goTo('Errors and limits')
const toDownload = goTo(/Download a file/)

/** Each page with its text and its main interaction. A developer's session is renewed silently by each load. */
const ours = {
  'portal home': { url: '/home', text: 'Building Applications', interact: goTo('Get Started') },
  'portal guide': { ...guide, interact: toErrors },
  'portal guide, developer': { ...guide, person, interact: toErrors },
  'portal getting started': {
    url: '/docs/getting-started',
    text: 'The shortest version',
    interact: goTo('Words we use'),
  },
  'portal rsx': { url: '/rsx/docs/rsx-overview', text: 'Four ways to write it', interact: goTo('Versions') },
  'portal user guides': {
    url: '/user-guides/docs/overview',
    text: 'Which connection?',
    interact: goTo('Connect by AS2'),
  },
  'portal operation': { ...operation, interact: toDownload },
  'portal operation, developer': { ...operation, person, interact: toDownload },
}
const theirs = {
  'zudoku guide': { ...guide, origin: zudoku, url: '/first-call', interact: goTo('errors') },
  'zudoku operation': {
    ...operation,
    origin: zudoku,
    url: '/transactions/files-v5#upload-a-file',
    interact: toDownload,
  },
}

/** The ratios that docs/performance.md limits: name, measure, page, page beside it, limit and goal. */
const ratios = [
  ['guide: text ÷ Zudoku', 'text', 'portal guide', 'zudoku guide', 1, 0.7],
  ['guide: blocking ÷ Zudoku', 'blocking', 'portal guide', 'zudoku guide', 0.5, 0.25],
  ['operation: text ÷ Zudoku', 'text', 'portal operation', 'zudoku operation', 0.75, 0.5],
  ['operation: largest paint ÷ Zudoku', 'paint', 'portal operation', 'zudoku operation', 1, 0.7],
  ...['guide', 'getting started', 'rsx', 'user guides'].map((name) => [
    `${name}: text ÷ home`,
    'text',
    `portal ${name}`,
    'portal home',
    1,
    0.8,
  ]),
  ...['guide', 'operation'].map((name) => [
    `${name}: text for a developer ÷ for a visitor`,
    'text',
    `portal ${name}, developer`,
    `portal ${name}`,
    1.2,
    1.05,
  ]),
]

/** Loads the pages in turn, and prints medians and their ratios. */
export async function compare(browser, runs) {
  const contextOf = createPeople(browser)
  const pages = Object.entries(hasZudoku ? { ...ours, ...theirs } : ours)
  const results = new Map(pages.map(([name]) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, view] of pages) {
      const { context, url } = await contextOf(view, desktop)
      results.get(name).push(await load(context, (view.origin ?? portal) + url, view))
      await context.close()
    }
  }
  const of = (name, key) => median(results.get(name).map((one) => one[key]))
  console.log(
    '| page | text ms | of the runs | largest paint ms | shift | blocking ms | longest task ms | interaction ms | script kB | all kB | requests |\n|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  )
  for (const [name, list] of results) {
    const texts = list.map(({ text }) => text.toFixed(0)).join(', ')
    const cell = (key, digits = 0) => of(name, key).toFixed(digits)
    console.log(
      `| ${name} | ${cell('text')} | ${texts} | ${cell('paint')} | ${cell('shift', 3)} | ${cell('blocking')} | ${cell('longest')} | ${cell('interaction')} | ${cell('script')} | ${cell('all')} | ${cell('requests')} |`,
    )
  }
  console.log('\n| ratio of the medians | measured | limit | goal |\n|---|--:|--:|--:|')
  for (const [name, key, page, beside, limit, goal] of ratios) {
    if (!results.has(beside)) continue
    const ratio = of(page, key) / of(beside, key)
    console.log(`| ${name} | ${ratio.toFixed(2)}${ratio > limit ? ' missed' : ''} | ${limit} | ${goal} |`)
  }
  if (!hasZudoku) console.log('Zudoku is left out: build its site with `npm install && npm run build` in bench/pages.')
}
