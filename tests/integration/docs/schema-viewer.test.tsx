import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { SchemaRequest } from '@/api/content/sections'
import { setTokenSource } from '@/api/core/token-source'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { environment } from '@/config/environment'
import { SchemaViewer } from '@/modules/markdown/SchemaViewer'

interface Seen {
  method: string
  url: string
  token: string | null
  body: string
}

const server = setupServer()
let items: object[] = [{ key: 'orderNumber' }]
let seen: Seen[] = []

beforeAll(() => {
  server.use(
    http.all('*', async ({ request }) => {
      const { method, url, headers } = request
      seen.push({ method, url, token: headers.get('Authorization'), body: await request.text() })
      return HttpResponse.json({ sections: [{ title: 'Header', items }] })
    }),
  )
  server.listen()
  setTokenSource(() => Promise.resolve('the-token'))
})
afterEach(() => {
  seen = []
})
afterAll(() => server.close())

async function view(request: SchemaRequest): Promise<Seen | undefined> {
  render(
    <DataProvider client={createQueryClient()}>
      <SchemaViewer request={request} />
    </DataProvider>,
  )
  expect(await screen.findByRole('region', { name: 'Header' })).toHaveTextContent('orderNumber')
  expect(seen).toHaveLength(1)
  return seen[0]
}

// API-26: method given by the caller, optional body, bearer token if required; relative to the API root unless absolute.
it('sends the given method and body to an address relative to the API root', async () => {
  const request = { method: 'POST', url: '/schemas/render', body: { templates: ['a'] }, access: 'public' } as const
  expect(await view(request)).toEqual({
    method: 'POST',
    url: `${environment().kubeUrl}/schemas/render`,
    token: null,
    body: '{"templates":["a"]}',
  })
})

it('sends the token if it is required', async () => {
  const seenCall = await view({ method: 'GET', url: '/schemas/order', access: 'private' })
  expect(seenCall).toMatchObject({ method: 'GET', token: 'Bearer the-token', body: '' })
})

it('uses an absolute address unchanged, and sends no token to hosts that are not configured', async () => {
  const url = 'https://schemas.example/order.json'
  expect(await view({ method: 'GET', url, access: 'private' })).toMatchObject({ url, token: null })
})

it('shows the allowed length of a value', async () => {
  const documented = items
  items = [
    { key: 'orderNumber', minLength: 10, maxLength: 10 },
    { key: 'unit', minLength: 1, maxLength: 1 },
    { key: 'name', minLength: 2, maxLength: 35 },
  ]
  await view({ method: 'GET', url: '/schemas/lengths', access: 'public' })
  items = documented
  for (const text of ['exactly 10 characters', 'exactly 1 character', '2 to 35 characters']) {
    expect(screen.getByText(text)).toBeVisible()
  }
})
