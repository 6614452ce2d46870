import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { json, openDocs, publishLabel, tree, testSite } from './site'

const site = testSite()

describe('the token', () => {
  it('is sent for the table of contents, which may depend on who asks, and not for open pages', async () => {
    await site.signIn('member')
    publishLabel(site)
    openDocs('/docs/label')
    await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })
    const tokens = Object.fromEntries(site.requests.map(({ path, token }) => [path.split('/').at(-1), token]))
    expect(tokens).toEqual({ 'toc.json': 'Bearer the-token', 'README.md': null })
  })

  it.each([
    ['refuses it', () => new Response('Refused', { status: 403 })],
    ['does not allow the header', () => Response.error()],
  ])('is left out for the table of contents of an open service whose host %s', async (_, refuse) => {
    await site.signIn('member')
    publishLabel(site)
    const toc = [{ text: 'Batches|login', link: 'guides/batches' }]
    site.publish('docs/label/toc.json', () => (site.requests.at(-1)?.token === null ? json(toc) : refuse()))
    openDocs('/docs/label')
    expect(await screen.findByRole('link', { name: 'Batches' })).toBeVisible()
  })

  it('is sent with the first request for a page that the table of contents restricts', async () => {
    await site.signIn('member')
    publishLabel(site)
    openDocs('/docs/label/guides/batches')
    await screen.findByRole('heading', { level: 1, name: 'Batches' })
    const requests = site.requests.filter(({ path }) => path.endsWith('batches.md'))
    expect(requests.map(({ token }) => token)).toEqual(['Bearer the-token'])
  })

  it('is sent with the first request for an API document that the table of contents restricts', async () => {
    vi.stubGlobal('Worker', InProcessReader)
    await site.signIn('member')
    publishLabel(site)
    const toc = [{ text: 'Members|login', link: 'openapi/members.json', swagger: true }]
    site.publish('docs/label/toc.json', JSON.stringify(toc))
    site.publish('docs/label/openapi/members.json', JSON.stringify(labels))
    openDocs('/docs/label')
    await userEvent.click(await within(tree()).findByRole('link', { name: 'Members' }))
    await screen.findByRole('heading', { level: 1, name: 'Labels' })
    const requests = site.requests.filter(({ path }) => path.endsWith('members.json'))
    expect(requests.map(({ token }) => token)).toEqual(['Bearer the-token'])
  })

  it('is sent for the images of a private page', async () => {
    await site.signIn('member')
    site.publish('docs/remittances/README.md', '# Remittances\n\n![The way of a payment](images/way.svg#640x240)')
    site.publish('docs/remittances/toc.json', '[]')
    site.publish('docs/remittances/images/way.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    openDocs('/docs/remittances')
    const image = await screen.findByRole('img', { name: 'The way of a payment' })
    // The size in the address reserves its space before it has loaded.
    expect(image).toHaveAttribute('width', '640')
    await waitFor(() => expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
    const requests = site.requests.filter(({ path }) => path.endsWith('way.svg'))
    expect(requests.map(({ token }) => token)).toEqual(['Bearer the-token'])
  })

  it('is not sent for the images of an open page', async () => {
    await site.signIn('member')
    publishLabel(site)
    site.publish('docs/label/README.md', '# Shipping Labels\n\n![A label](images/label.svg)')
    openDocs('/docs/label')
    expect(await screen.findByRole('img', { name: 'A label' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/docs\/label\/images\/label\.svg$/),
    )
  })

  it('is sent for the pages of a private service', async () => {
    await site.signIn('member')
    site.publish('docs/remittances/README.md', '# Remittances')
    site.publish('docs/remittances/toc.json', '[]')
    openDocs('/docs/remittances')
    await screen.findByRole('heading', { level: 1, name: 'Remittances' })
    const requests = site.requests.filter(({ path }) => path.startsWith('docs/remittances/'))
    expect(requests.map(({ token }) => token)).toEqual(['Bearer the-token', 'Bearer the-token'])
  })
})

describe('restricted entries', () => {
  it('open for signed-in users', async () => {
    await site.signIn('member')
    publishLabel(site)
    openDocs('/docs/label/guides/batches')
    expect(await screen.findByRole('heading', { level: 1, name: 'Batches' })).toBeVisible()
    expect(within(tree()).getByRole('link', { name: 'Batches' })).toHaveAttribute('aria-current', 'page')
  })

  it('are not found by other users if they are for staff', async () => {
    await site.signIn('member')
    publishLabel(site)
    openDocs('/docs/label/guides/onboarding')
    expect(await screen.findByRole('heading', { level: 1, name: 'Documentation Not Found' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(site.requests.filter(({ path }) => path.endsWith('onboarding.md'))).toEqual([])
  })

  it('have an address with internal=true if they are for staff', async () => {
    await site.signIn('staff')
    publishLabel(site)
    openDocs('/docs/label/guides/onboarding?internal=true')
    expect(await screen.findByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible()
    expect(await within(tree()).findByRole('link', { name: /Onboarding/ })).toHaveAttribute(
      'href',
      '/docs/label/guides/onboarding?internal=true',
    )
  })
})

it('staff with the toolbox read a note for engineers on Getting Started', async () => {
  await site.signIn('staff')
  site.publish('docs/getting-started/README.md', '# Getting Started')
  openDocs('/docs/getting-started')
  expect(await screen.findByText('Note for engineers')).toBeVisible()
})

it('staff see the staff sections and cards', async () => {
  await site.signIn('staff')
  openDocs('/docs')
  const main = await screen.findByRole('link', { name: /Build Guides Internal/ })
  expect(main).toHaveAttribute('href', '/docs/build-guides')
  expect(within(tree()).getByRole('heading', { name: 'Internal Development Tools' })).toBeVisible()
})

it('members see private services, but no staff sections', async () => {
  await site.signIn('member')
  openDocs('/docs')
  expect(await screen.findByRole('link', { name: /Remittances Private/ })).toBeVisible()
  expect(screen.getByText(/Private services are shown only to people who are signed in\.$/)).toBeVisible()
  expect(within(tree()).queryByRole('heading', { name: /Internal/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Build Guides/ })).toBeNull()
})
