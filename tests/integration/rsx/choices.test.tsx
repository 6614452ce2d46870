import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/rsx/docs/schema-download', '/rsx/docs/example-download')

const platform = platformForTests()

test.each(['schema-download', 'example-download'])('%s offers three sort orders and four formats', async (name) => {
  await platform.signIn()
  openPortal(`/rsx/docs/${name}`)
  const sort = await screen.findByRole('combobox', { name: 'Sort' })
  expect([...(sort as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Most Used to Least Used',
    'Document Name A-Z',
    'Document Name Z-A',
  ])
  for (const format of ['CSV', 'JSON', 'Positional', 'XML']) {
    expect(screen.getByRole('radio', { name: format })).toBeInTheDocument()
  }
})

test('one of the two sets of schemas is shown', async () => {
  openPortal('/rsx/docs/schema-download')
  expect(await screen.findByRole('radio', { name: 'Show Network Schemas' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Show Qualified Schemas' })).not.toBeChecked()
})
