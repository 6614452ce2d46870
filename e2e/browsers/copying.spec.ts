import { contentUrl } from '../support/docs.ts'
import { heading, label, role, text, type Tab } from './support/tab.ts'
import { expect } from '../support/test.ts'
import { openAs, test } from './support/test.ts'

/** Returns what the clipboard holds, by pasting: drivers cannot read it. */
async function pasted(tab: Tab): Promise<string | undefined> {
  await tab.open('/tools/document-check')
  await tab.click(role('button', /^Paste/))
  const field = label('Text of the document')
  await tab.click(field)
  await tab.press('Control+v')
  await tab.reads(field, /./)
  return tab.text(field)
}

test('a credential and a guide are copied, and can be pasted', async ({ tab, request, createWorld }) => {
  const world = await createWorld({ applications: ['web'] })
  const [application] = world.applications
  await openAs(tab, world, `/app/${application?.id}?expandIndex=4`)
  await tab.click(role('button', 'Copy App ID', role('region', 'Sandbox Keys')))
  await tab.sees(text('Copied to Clipboard'))
  expect(await pasted(tab)).toBe(application?.testClientId)

  // Its text is fetched after the click.
  await tab.open('/docs/transactions/guides/collect')
  await tab.sees(heading(1, 'Collect'))
  await tab.click(role('button', 'Copy page'))
  await tab.sees(text('Copied to Clipboard'))
  const published = await request.get(contentUrl('transactions/guides/collect.md'))
  expect(await pasted(tab)).toBe(await published.text())
})
