import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { environment } from '@/config/environment'
import { openDocs, publishLabel, testSite } from './site'

const site = testSite()
const fileOf = (path: string) => `${environment().contentUrl}${path}`
const alternate = () => document.head.querySelector('link[rel=alternate][type="text/markdown"]')

async function copyPage(): Promise<void> {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy page' }))
}

describe('Copy page', () => {
  it('copies the text of a page as it was published', async () => {
    publishLabel(site)
    const text = '---\ntitle: kept\n---\n# First call\n\n| a | b |\n|---|---|\n| שלום | <b>1</b> |\n'
    site.publish('docs/label/guides/first-call.md', text)
    openDocs('/docs/label/guides/first-call')
    await screen.findByRole('heading', { level: 1, name: 'First call' })
    await copyPage()
    await screen.findByText('Copied to Clipboard')
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('requests a private page with the token', async () => {
    publishLabel(site)
    await site.signIn('member')
    openDocs('/docs/label/guides/batches')
    await screen.findByRole('heading', { level: 1, name: 'Batches' })
    site.requests.length = 0
    await copyPage()
    await screen.findByText('Copied to Clipboard')
    expect(site.requests).toEqual([{ path: 'docs/label/guides/batches.md', token: 'Bearer the-token' }])
  })

  it('says when the page cannot be loaded', async () => {
    publishLabel(site)
    openDocs('/docs/label/guides/first-call')
    await screen.findByRole('heading', { level: 1, name: 'First call' })
    site.publish('docs/label/guides/first-call.md', () => new Response('', { status: 503 }))
    await copyPage()
    expect(await screen.findByText('Could Not Load the Page')).toBeVisible()
  })

  it('is offered on Getting Started', async () => {
    site.publish('docs/getting-started/README.md', '# Getting Started')
    openDocs('/docs/getting-started')
    await screen.findByRole('heading', { level: 1, name: 'Getting Started' })
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible()
  })
})

describe('the head of the document', () => {
  it('links to the Markdown of a public page, and no longer once the page is left', async () => {
    publishLabel(site)
    const { router } = openDocs('/docs/label')
    await screen.findByRole('heading', { level: 1, name: 'Shipping Labels' })
    await waitFor(() => expect(alternate()).toHaveAttribute('href', fileOf('docs/label/README.md')))
    await router.navigate('/docs/label/guides/first-call')
    await screen.findByRole('heading', { level: 1, name: 'First call' })
    await waitFor(() => expect(alternate()).toHaveAttribute('href', fileOf('docs/label/guides/first-call.md')))
    expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(1)
    await router.navigate('/elsewhere')
    await screen.findByText('/elsewhere')
    expect(alternate()).toBeNull()
  })

  it('does not link to a page that the table of contents restricts', async () => {
    publishLabel(site)
    await site.signIn('staff')
    const { router } = openDocs('/docs/label/guides/batches')
    await screen.findByRole('heading', { level: 1, name: 'Batches' })
    expect(alternate()).toBeNull()
    await router.navigate('/docs/label/guides/onboarding')
    await screen.findByRole('heading', { level: 1, name: 'Onboarding' })
    expect(alternate()).toBeNull()
  })

  it('does not link to a page of a service that is not public', async () => {
    site.publish('docs/remittances/README.md', '# Remittances')
    site.publish('docs/remittances/toc.json', JSON.stringify([{ text: 'Overview', link: 'README' }]))
    await site.signIn('member')
    openDocs('/docs/remittances')
    await screen.findByRole('heading', { level: 1, name: 'Remittances' })
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible()
    expect(alternate()).toBeNull()
  })
})
