import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { InProcessReader } from '../docs/in-process-reader'
import { publishLabel, testSite } from '../docs/site'
import { openConsoleAt, sample } from './open-console'

vi.mock('@/workers/samples/snippet-in-worker', () => ({
  snippetInWorker: ({ request, language }: { request: SampleRequest; language: string }) =>
    Promise.resolve(JSON.stringify({ language, ...request })),
}))

const site = testSite()
const keyName = 'Acme-Idempotency-Key'
const example = 'k-of-another-call-0001'

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessReader)
  publishLabel(site)
})

const header = (name: string) => sample().headers.find((one) => one.name === name)?.value

async function open(required: boolean) {
  const key = { name: keyName, in: 'header', required, schema: { type: 'string' }, example }
  const other = { name: 'X-Carton', in: 'header', schema: { type: 'string' }, example: 'c1' }
  const post = { summary: 'Store', parameters: [key, other], responses: { 201: { description: 'Stored' } } }
  const servers = [{ url: environment().kubeUrl }]
  const info = { title: 'Cartons', version: '1' }
  const document = { openapi: '3.1.0', info, servers, paths: { '/cartons': { post } } }
  // The reader stays loaded from one test to the next, with its documents.
  const doc = `label/cartons-${required ? 'required' : 'optional'}.json`
  site.publish(`docs/${doc}`, JSON.stringify(document))
  const opened = await openConsoleAt(
    paths.endpoint('Cartons', 'Any', { path: '/cartons', method: 'POST', doc, try: '' }),
  )
  await waitFor(() => expect(header('X-Carton')).toBe('c1'))
  return opened
}

describe('the samples', () => {
  it('have no optional idempotency key, until the console has it', async () => {
    const { user, panel } = await open(false)
    expect(header(keyName)).toBeUndefined()
    const tick = panel.getByRole('checkbox', { name: new RegExp(keyName) })
    expect(tick).not.toBeChecked()
    await user.click(tick)
    const field = panel.getByRole<HTMLInputElement>('textbox', { name: keyName })
    expect(field.value).toMatch(/^[\da-f-]{36}$/)
    await waitFor(() => expect(header(keyName)).toBe(field.value))
    await user.click(tick)
    await waitFor(() => expect(header(keyName)).toBeUndefined())
  })

  it('have the new key of the console if one is required, also when the console has closed', async () => {
    const { user, panel } = await open(true)
    const { value } = panel.getByRole<HTMLInputElement>('textbox', { name: new RegExp(keyName) })
    expect(value).not.toBe(example)
    await waitFor(() => expect(header(keyName)).toBe(value))
    await user.click(panel.getByRole('button', { name: 'Close the console' }))
    expect(header(keyName)).toBe(value)
  })
})
