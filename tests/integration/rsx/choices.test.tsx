import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExampleFilesPage } from '@/features/rsx/examples/ExampleFilesPage'
import { SchemaDownloadPage } from '@/features/rsx/schema-download/SchemaDownloadPage'
import { openPortal, platformForTests } from '../support/portal'

const platform = platformForTests()

test.each([
  ['schema-download', SchemaDownloadPage],
  ['example-download', ExampleFilesPage],
])('%s offers three sort orders and four formats', async (name, Component) => {
  await platform.signIn()
  openPortal(`/rsx/docs/${name}`, [{ path: `/rsx/docs/${name}`, Component }])
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
  openPortal('/rsx/docs/schema-download', [{ path: '/rsx/docs/schema-download', Component: SchemaDownloadPage }])
  expect(await screen.findByRole('radio', { name: 'Show Network Schemas' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Show Qualified Schemas' })).not.toBeChecked()
})
