import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

const saved = vi.hoisted(() => ({ file: vi.fn<(file: Blob, name: string) => void>() }))
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: saved.file }))

const site = testSite()
const sandbox = { url: 'https://sandbox.example/v1', description: 'Sandbox' }
const production = { url: 'https://api.example/v1', description: 'Production' }

beforeEach(() => {
  saved.file.mockClear()
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
})

async function openOverview(servers: object[]) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: { '/orders': { get: { responses: {} } } },
  }
  site.publish('docs/label/orders-v1.json', JSON.stringify(document))
  openDocs('/docs/label/api-doc?doc=label%2Forders-v1.json')
  return within(await screen.findByRole('region', { name: 'Postman, Bruno and Insomnia' }))
}

it('the overview offers the URL of the document and an environment file without secrets', async () => {
  const section = await openOverview([sandbox])
  expect(section.getByText(/^https?:.*\/docs\/label\/orders-v1\.json$/)).toBeVisible()
  expect(section.getByRole('button', { name: 'Copy document URL' })).toBeVisible()
  for (const client of ['Postman', 'Bruno', 'Insomnia']) expect(section.getByText(client)).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: 'Environment file' }))
  const [file, name] = saved.file.mock.lastCall ?? []
  expect(name).toBe('orders-v1.postman_environment.json')
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
    name: 'Orders',
    values: [
      { key: 'baseUrl', value: sandbox.url },
      { key: 'bearerToken', value: '' },
    ],
  })
})

it('the overview has an environment file for each of several servers', async () => {
  const section = await openOverview([sandbox, production])
  const buttons = section.getAllByRole('button', { name: /^Environment file for/ })
  expect(buttons).toHaveLength(2)
  await userEvent.click(buttons[1] as HTMLElement)
  const [file] = saved.file.mock.lastCall ?? []
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ values: [{ value: production.url }, { value: '' }] })
})
