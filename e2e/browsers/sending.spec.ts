import { createApplication } from '../support/applications.ts'
import { checkTokenPage } from '../support/console.ts'
import { role } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

const panel = role('region', 'Try it')

test('the console sends a request with the token of an application', async ({ tab, request, createWorld }) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Nightly Sync', appType: 'm2m' })
  await openAs(tab, world, '/applications')
  await tab.open(checkTokenPage(id))
  await tab.reads(role('combobox', 'Application', panel), 'Nightly Sync')
  await tab.click(role('button', 'Send', panel))
  await tab.reads(role('region', /Response/, panel), /\b200\b/)
  await tab.reads(panel, world.organizations[0]?.id ?? 'none')
})
