import { role } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

test('switching the organization needs no password and returns to the page', async ({ tab, createWorld }) => {
  const world = await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  await openAs(tab, world, '/applications?page=1#top')
  await tab.click(role('button', /Quarry Goods/))
  await tab.click(role('button', /Switch organization/))
  await tab.fill(role('searchbox', 'Search your organizations'), 'pine')
  await tab.click(role('radio', /^Pinewood Retail/))
  await tab.click(role('button', 'Switch'))
  await tab.reads(role('banner'), 'Pinewood Retail')
  await tab.arrives('/applications?page=1#top')
  await tab.reload()
  await tab.reads(role('banner'), 'Pinewood Retail')
})
