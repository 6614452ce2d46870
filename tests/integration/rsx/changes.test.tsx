import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

const address = '/rsx/docs/changes'
await loadPages(address)

const platform = platformForTests()
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })

it('a visitor reads what changed in the versions of the schemas, and compares those of a document', async () => {
  openPortal(address)
  const entry = within((await heading(/^Version 7\.7\.4/)).closest('article') as HTMLElement)
  expect(entry.getByText('September 15, 2026')).toBeVisible()
  expect(entry.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/rsx/docs/compare/Orders?from=7.7.0&to=7.7.4',
  )
})

it('a list of changes that fails says so, and is read again', async () => {
  const user = userEvent.setup()
  platform.fail({ match: { path: '/content/docs/rsx-docs/changes.json' }, status: 500, times: 1 })
  openPortal(address)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The changes could not be loaded')
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await heading(/^Version 7\.7\.4/)).toBeVisible()
})

it('a list of services that fails says so, and is read again', async () => {
  const user = userEvent.setup()
  platform.fail({ match: { path: '/devcenter/public/v1/services/' }, status: 500, times: 1 })
  openPortal(address)
  const alert = await screen.findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await heading(/^Version 7\.7\.4/)).toBeVisible()
})
