import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { InProcessReader } from '../docs/in-process-reader'
import { openDocs, publishLabel, testSite } from '../docs/site'

const site = testSite()
const text = { type: 'string' }
const document = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: environment().kubeUrl }],
  paths: {
    '/orders': {
      get: {
        summary: 'List orders',
        parameters: [
          { name: 'limit', in: 'query', schema: text },
          { name: 'access_token', in: 'query', schema: text },
        ],
        responses: { 200: { description: 'Found' } },
      },
    },
  },
}

const address = `${paths.endpoint('Orders', 'List orders', { path: '/orders', method: 'GET', doc: 'label/orders.json', try: '' })}&set=query+limit%3D20`

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
  site.publish('docs/label/orders.json', JSON.stringify(document))
})

describe('the address of the console', () => {
  it('changes only after the press has been painted', async () => {
    const { router } = openDocs(
      paths.endpoint('Orders', 'List orders', { path: '/orders', method: 'GET', doc: 'label/orders.json' }),
    )
    const button = await screen.findByRole('button', { name: 'Try it' })
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(router.state.location.search).not.toContain('try=')
    await waitFor(() => expect(router.state.location.search).toContain('try=true'))
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  it('fills in its values, and is updated with typed values, but not with secrets', async () => {
    const user = userEvent.setup()
    const { router } = openDocs(address)
    const panel = within(await screen.findByRole('region', { name: 'Try it' }))
    const limit = panel.getByRole('textbox', { name: 'limit' })
    await waitFor(() => expect(limit).toHaveValue('20'))
    await user.type(panel.getByRole('textbox', { name: 'access_token' }), 'hidden')
    await user.type(limit, '5')
    const query = () => new URLSearchParams(router.state.location.search)
    await waitFor(() => expect(query().getAll('set')).toEqual(['query limit=205']))
    expect(query().get('path')).toBe('/orders')
    expect(router.state.location.search).not.toContain('hidden')
  })

  it('leaves out a value that is too long for a link, says so, and a reload keeps it', async () => {
    const user = userEvent.setup()
    const long = 'A long filter. '.repeat(600)
    const { router, unmount } = openDocs(address)
    const panel = () => screen.findByRole('region', { name: 'Try it' })
    const limit = async () => within(await panel()).findByRole('textbox', { name: 'limit' })
    await waitFor(async () => expect(await limit()).toHaveValue('20'))
    await user.clear(await limit())
    await user.click(await limit())
    await user.paste(long)
    const note = await within(await panel()).findByRole('note')
    expect(note).toHaveTextContent('The request is too long for a link')
    expect(note).toHaveTextContent('A link to it leaves out limit')
    expect(note).toHaveTextContent('A reload in this tab keeps these values; a sign-in does not, so copy them first.')
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).getAll('set')).toEqual([]))
    await user.click(within(await panel()).getByRole('button', { name: 'Copy link' }))
    const copied = await navigator.clipboard.readText()
    expect(copied.length).toBeLessThan(8000)
    expect(copied).toContain('/api-doc/')

    // A reload.
    const { pathname, search } = router.state.location
    unmount()
    const again = openDocs(pathname + search)
    await waitFor(async () => expect(await limit()).toHaveValue(long))
    // Without the value, the link is short again, and nothing stays stored.
    await user.clear(await limit())
    await user.type(await limit(), '7')
    await waitFor(() => expect(again.router.state.location.search).toContain('limit%3D7'))
    expect(sessionStorage.getItem('dc.console-values')).toBeNull()
  })
})
