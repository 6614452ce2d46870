import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { documentedSamples } from '../../scripts/samples/documented-samples'
import { runInLanguages } from '../../scripts/samples/run-samples'
import { startSandbox, type Sandbox } from '../../scripts/samples/sandbox'

let sandbox: Sandbox
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-samples-test-'))
  writeFileSync(join(folder, 'file'), 'A file.')
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function result(document: string, method: string, path: string, change: Partial<SampleRequest> = {}) {
  const { samples } = await documentedSamples(document)
  const sample = samples.find((candidate) => candidate.method === method && candidate.path === path)
  if (!sample) throw new Error(`${document} has no sample of ${method} ${path}`)
  const changed = { ...sample, request: { ...sample.request, ...change } }
  return runInLanguages(changed, ['javascript'], { sandbox, folder })
}

const ran = { ran: { javascript: expect.any(String) as string }, failed: {} }
const failed = (reason: unknown) => ({ ran: {}, failed: { javascript: reason } })
const auth = 'authentication/openapi/auth.json'

describe('a sample', () => {
  it.each([
    ['with the token of an application', auth, 'GET', '/auth-check'],
    ['with the token of a person', auth, 'GET', '/userinfo'],
    ['with a secret in its body', auth, 'POST', '/oauth/token'],
    [
      'that deletes the application of the examples',
      'authentication/openapi/devcenter.json',
      'DELETE',
      '/devcenter/v1/applications/{id}/',
    ],
    ['that reads it afterwards', 'authentication/openapi/devcenter.json', 'GET', '/devcenter/v1/applications/{id}/'],
    ['that sends a file', 'label/openapi/label-v0.json', 'POST', '/labels/{id}/logo'],
  ])('has run %s', async (_, document, method, path) => {
    expect(await result(document, method, path)).toMatchObject(ran)
  })

  it('has not run if the answer is an error', async () => {
    expect(await result(auth, 'GET', '/auth-check', { headers: [] })).toMatchObject(failed('answered 401'))
  })

  it('has not run if it sends nothing', async () => {
    const body = { mimeType: 'text/plain', fileName: 'missing' }
    const { ran: none, failed: reasons } = await result(auth, 'POST', '/oauth/token', { body })
    expect(none).toEqual({})
    expect(reasons.javascript).toBeDefined()
  })
})
