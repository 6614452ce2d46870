import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { changesEntry, changesFileOf, changesHistory, publishedChange } from '../../support/changes-file'
import { json, openDocs, publishLabel, testSite, tree } from './site'

const site = testSite()
const address = '/docs/label/changes'
const file = 'docs/label/changes.json'
const listed = { text: 'Changes', link: 'changes' }

function publishToc(...entries: object[]) {
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'Overview', link: 'README' }, ...entries]))
}

beforeEach(() => {
  publishLabel(site)
  publishToc(listed)
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const requestsOfFile = () => site.requests.filter(({ path }) => path === file)

describe('the Changes page of a service', () => {
  it('has each entry with its day, its sentence and its changes, the breaking ones first', async () => {
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    const entry = within((await heading('Version 2: 1.0.0 to 2.0.0')).closest('article') as HTMLElement)
    expect(entry.getByText('November 03, 2026')).toHaveAttribute('datetime', '2026-11-03')
    expect(entry.getByText('1 change breaks what you send or receive, 1 does not.')).toBeVisible()
    const rows = within(entry.getByRole('list', { name: /^Changes of/ })).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Breaks size Required parameter added',
      'Does not break GET Operation added',
    ])
    expect(within(rows[0] as HTMLElement).getByText('/labels / GET')).toBeVisible()
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: 'size' })).toHaveAttribute(
      'href',
      '/docs/label/api-doc?doc=label%2Fv2.json&path=%2Flabels&method=GET',
    )
    expect(entry.getByRole('link', { name: 'Compare 1.0.0 with 2.0.0 of Version 2' })).toHaveAttribute(
      'href',
      '/docs/label/compare?from=label%2Fv1.json&to=label%2Fv2.json',
    )
  })

  it('names what is deprecated, with the day of its sunset', async () => {
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    const list = await screen.findByRole('list', { name: 'Deprecations' })
    expect(list).toHaveTextContent('Deprecated /v1/labels / GET Sunset June 30, 2027')
  })

  it('keeps wording apart and closed', async () => {
    const user = userEvent.setup()
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    const summary = await screen.findByText(/^Wording, 2 places/)
    expect(screen.queryByText('Description changed')).toBeNull()
    await user.click(summary)
    expect(await screen.findByText('Description changed')).toBeVisible()
  })

  it('is in the sidebar, and the current page there', async () => {
    site.publish(file, changesFileOf([]))
    openDocs(address)
    expect(await within(tree()).findByRole('link', { name: 'Changes' })).toHaveAttribute('aria-current', 'page')
  })

  it('leads to the Atom feed of a public service, also for feed readers', async () => {
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    const feed = `${environment().contentUrl}docs/label/changes.atom`
    expect(await screen.findByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', feed)
    expect(document.head.querySelector('link[type="application/atom+xml"]')).toHaveAttribute('href', feed)
  })

  it('shows the documents of a schema version with their comparisons, and says what the list leaves out', async () => {
    const counts = { breaking: 2, warning: 0, harmless: 0, wording: 0 }
    const documents = ['Orders', 'Invoices'].map((name) => {
      return { name, counts, comparison: `/rsx/docs/compare/${name}?from=7.7.0&to=7.7.4` }
    })
    const change = publishedChange({ documents: ['Orders', 'Invoices'], otherPlaces: 11, role: 'send' })
    const entry = changesEntry({ about: 'schemas', documents, changes: [change], omitted: 34, wording: [] })
    site.publish(file, changesFileOf([entry]))
    openDocs(address)
    const list = await screen.findByRole('list', { name: 'Documents of 1.0.0 and 2.0.0' })
    expect(list).toHaveTextContent('Orders 2 changes break')
    expect(within(list).getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', documents[1]?.comparison)
    expect(screen.getByText('Also in 11 other places')).toBeVisible()
    expect(screen.getByText(/^34 more changes are not listed here; the comparison below has all of them/)).toBeVisible()
  })

  it('folds a long history, and many changes of an entry, and leads the focus to what is unfolded', async () => {
    const user = userEvent.setup()
    const [newest, ...older] = changesHistory(8)
    const changes = Array.from({ length: 9 }, (_, index) => publishedChange({ what: `Change ${index}` }))
    site.publish(file, changesFileOf([{ ...(newest ?? changesEntry()), changes }, ...older]))
    openDocs(address)
    await heading('Version 8')
    expect(screen.getByText('8 entries')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Version 3' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show 3 more changes' }))
    expect(screen.getByText('Change 6').closest('li')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Show 3 older entries' }))
    expect((await heading('Version 3')).closest('li')).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  })

  it('shows the older entry that the address names', async () => {
    site.publish(file, changesFileOf(changesHistory(12)))
    openDocs(`${address}#e4`)
    await heading('Version 4')
    expect(screen.queryByRole('heading', { name: 'Version 3' })).toBeNull()
  })

  it('says that nothing has changed yet', async () => {
    site.publish(file, changesFileOf([]))
    openDocs(address)
    expect(await heading('Nothing has changed yet')).toBeVisible()
  })
})

describe('a list of changes that cannot be shown', () => {
  it.each([
    ['is not JSON', '{', 'The list of changes is malformed.'],
    ['is of another format', '{"format":2,"entries":[]}', 'The list of changes is malformed.'],
    [
      'has one malformed entry',
      changesFileOf([changesEntry(), changesEntry({ date: 'yesterday' })]),
      'The list of changes is malformed.',
    ],
    [
      'has a link out of the portal',
      changesFileOf([changesEntry({ changes: [publishedChange({ link: '//attacker.example/' })] })]),
      'The list of changes is malformed.',
    ],
    ['fails', () => json({}, 500), 'The server failed (500); try again in a moment.'],
    ['is not published', () => json({}, 404), 'The list of changes is not published.'],
    ['is forbidden', () => json({}, 403), 'You may not have access to the list of changes.'],
    ['is lost on the network', () => HttpResponse.error(), 'Check your internet connection and try again.'],
  ])('%s: the page says so, never that nothing changed, and tries again', async (_, content, cause) => {
    const user = userEvent.setup()
    site.publish(file, content)
    openDocs(address)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading')).toHaveTextContent('The changes could not be loaded')
    expect(alert).toHaveTextContent(`${cause} Whether anything changed is not known.`)
    expect(screen.queryByText(/Nothing has changed/)).toBeNull()
    site.publish(file, changesFileOf([changesEntry()]))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await heading('Version 2: 1.0.0 to 2.0.0')
  })

  it('offers a visitor to sign in where the host refuses', async () => {
    site.publish(file, () => json({}, 403))
    openDocs(address)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

describe('a service without an entry for its changes', () => {
  it.each([
    ['has none', []],
    ['has one for staff', [{ text: 'Changes|internal', link: 'changes' }]],
    ['has one for people with a flag', [{ text: 'Changes|flag:none', link: 'changes' }]],
  ])('%s: there is no page, and nothing is requested', async (_, entries) => {
    await site.signIn('member')
    publishToc(...entries)
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    expect(await screen.findByRole('heading', { name: 'Documentation Not Found' })).toBeVisible()
    expect(requestsOfFile()).toEqual([])
  })

  it('asks a visitor to sign in for a list for members, which is read with the token', async () => {
    publishToc({ text: 'Changes|login', link: 'changes' })
    site.publish(file, changesFileOf([changesEntry()]))
    const visit = openDocs(address)
    await screen.findByText('Taking you to sign in')
    expect(requestsOfFile()).toEqual([])
    visit.unmount()
    await site.signIn('member')
    openDocs(address)
    await heading('Version 2: 1.0.0 to 2.0.0')
    expect(requestsOfFile()).toEqual([{ path: file, token: 'Bearer the-token' }])
    expect(screen.queryByRole('link', { name: 'Atom feed' })).toBeNull()
  })

  it('shows staff the list for staff', async () => {
    await site.signIn('staff')
    publishToc({ text: 'Changes|internal', link: 'changes' })
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    expect(await heading('Version 2: 1.0.0 to 2.0.0')).toBeVisible()
  })

  it('says that its table of contents failed, and requests no changes before it is loaded', async () => {
    const user = userEvent.setup()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    site.publish('docs/label/toc.json', () => json({}, 500))
    site.publish(file, changesFileOf([changesEntry()]))
    openDocs(address)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The table of contents could not be loaded')
    expect(requestsOfFile()).toEqual([])
    publishToc(listed)
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await heading('Version 2: 1.0.0 to 2.0.0')
  })

  it('is not found if the service does not exist', async () => {
    openDocs('/docs/nothing/changes')
    expect(await screen.findByRole('heading', { name: 'Service Not Found' })).toBeVisible()
  })
})
