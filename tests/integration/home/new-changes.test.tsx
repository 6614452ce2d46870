import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberCalledService } from '@/browser/called-services'
import { calledServicesKey } from '@/browser/storage-keys'
import type { World } from '../../../platform/control/world'
import { changesEntry, changesFileOf, changesHistory } from '../../support/changes-file'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')
await import('@/features/home/components/NewChanges')

const platform = platformForTests()
const listed = [{ text: 'Changes', link: 'changes' }]

let world: World
/** The published files that a test replaces, by the end of their URL; requests for changes, in order. */
let published: Map<string, () => Response>
let requested: string[]

function publish(path: string, content: string | number): void {
  const [body, status] = typeof content === 'string' ? [content, 200] : ['', content]
  published.set(path, () => new Response(body, { status, headers: { 'Content-Type': 'application/json' } }))
}

beforeEach(async () => {
  world = await platform.signIn()
  localStorage.removeItem(calledServicesKey)
  published = new Map()
  requested = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('changes.json')) requested.push(url)
    const respond = [...published].find(([path]) => url.endsWith(path))?.[1]
    return respond ? Promise.resolve(respond()) : fetch(input, init)
  })
  publish('/label/toc.json', JSON.stringify(listed))
})

const call = (slug = 'label', person = world.userId) => rememberCalledService(person, slug, Date.UTC(2026, 0, 3))
const card = () => screen.queryByRole('heading', { name: 'New since your last visit' })

async function openHome() {
  const view = openPortal('/home', { others: ['/home'] })
  await screen.findByText('My Apps')
  return view
}

/** Waits until everything that Home requests has been answered, and React has rendered it. */
async function settled(queryClient: Awaited<ReturnType<typeof openHome>>['queryClient']) {
  await waitFor(() => expect(queryClient.getQueryCache().find({ queryKey: ['home'], exact: false })).toBeDefined())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

describe('"New since your last visit"', () => {
  it('has a row for a service that was called, and leads to its Changes page', async () => {
    call()
    publish('/label/changes.json', changesFileOf([changesEntry({ date: '2026-01-05' }), ...changesHistory(4)]))
    const { router } = await openHome()
    const row = await screen.findByRole('link', { name: /Version 2: 1\.0\.0 to 2\.0\.0/ })
    expect(row).toHaveTextContent(/1 change breaks what you send or receive, 1 does not\. And 2 older entries\.$/)
    await userEvent.click(row)
    expect(router.state.location.pathname).toBe('/docs/label/changes')
  })

  it('requests nothing for somebody who has called nothing, or when somebody else has', async () => {
    call('label', 'somebody else')
    publish('/label/changes.json', changesFileOf([changesEntry()]))
    const { queryClient } = await openHome()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(requested).toEqual([])
    expect(card()).toBeNull()
  })

  it.each([
    ['the list is malformed', '{"format":1,"entries":[{}]}'],
    ['the list is no JSON', '<html>'],
    ['the list fails', 500],
    ['the list is refused', 401],
    ['the list is not published', 404],
    ['nothing is new', changesFileOf(changesHistory(2))],
  ])('is not there when %s, and Home says nothing', async (_, content) => {
    call()
    publish('/label/changes.json', content)
    const { queryClient } = await openHome()
    await settled(queryClient)
    expect(requested).not.toEqual([])
    expect(card()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['lists no Changes page', []],
    ['lists it for staff', [{ text: 'Changes|internal', link: 'changes' }]],
  ])('requests no list of a service whose table of contents %s', async (_, toc) => {
    call()
    publish('/label/toc.json', JSON.stringify([{ text: 'Overview', link: 'README' }, ...toc]))
    publish('/label/changes.json', changesFileOf([changesEntry()]))
    const { queryClient } = await openHome()
    await settled(queryClient)
    expect(requested).toEqual([])
    expect(card()).toBeNull()
  })

  it('names the other services when one fails, and none that the person may not read', async () => {
    for (const slug of ['transactions', 'build-guides', 'label', 'no-such-service']) call(slug)
    publish('/transactions/toc.json', 500)
    publish('/label/changes.json', changesFileOf([changesEntry()]))
    await openHome()
    await waitFor(() => expect(card()).toBeVisible())
    const links = card()?.parentElement?.parentElement?.querySelectorAll('a') ?? []
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/docs/label/changes'])
    expect(requested.filter((url) => url.includes('build-guides'))).toEqual([])
  })
})
