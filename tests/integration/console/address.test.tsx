import { screen, waitFor, within } from '@testing-library/react'
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
})
