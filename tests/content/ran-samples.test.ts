import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createSnippet } from '@/engines/samples/snippet'
import { sampleLanguages } from '@/engines/samples/sample-request'
import { isIdempotencyKey } from '@/engines/openapi/model/idempotency-key'
import { readRanSamples, sampleMark } from '@/engines/openapi/model/ran-samples'
import {
  contentFolder,
  documentedSamples,
  publicDocuments,
  ranSamplesFile,
} from '../../scripts/samples/documented-samples'
import { apiDocument } from './site'

const ranFile = (document: string) => `${contentFolder}/${ranSamplesFile(document)}`
const marked = publicDocuments().filter((document) => existsSync(ranFile(document)))

it('the samples of public documents have no idempotency key, which nobody may send twice', async () => {
  const documents = await Promise.all(publicDocuments().map(documentedSamples))
  const headers = documents.flatMap(({ samples }) =>
    samples.flatMap(({ method, path, request }) =>
      request.headers.map(({ name }) => ({ name, sample: `${method} ${path}` })),
    ),
  )
  expect(headers.length).toBeGreaterThan(20)
  expect(headers.filter(({ name }) => isIdempotencyKey({ in: 'header', name }))).toEqual([])
})

describe('the samples that ran', () => {
  it('are stated for nearly every public document, and the document names the file', async () => {
    expect(marked.length).toBeGreaterThan(10)
    const named = await Promise.all(
      publicDocuments().map(async (document) => (await apiDocument(document))?.['x-sps-samples-ran']),
    )
    const expected = publicDocuments().map((document) =>
      marked.includes(document) ? ranSamplesFile(document).split('/').at(-1) : undefined,
    )
    expect(named).toEqual(expected)
  })

  // After a change of a document or of the samples: npm run samples.
  it.each(marked)('are samples that %s has', async (document) => {
    const stated = readRanSamples(JSON.parse(readFileSync(ranFile(document), 'utf8')))
    const { version, samples } = await documentedSamples(document)
    expect(stated?.version).toBe(version)
    const shown = samples.flatMap(({ method, path, request }) =>
      sampleLanguages.map(
        (language) => `${method} ${path} ${language} ${sampleMark(createSnippet(request, language), request)}`,
      ),
    )
    const ran = (stated?.samples ?? []).flatMap((sample) =>
      Object.entries(sample.ran).map(([language, mark]) => `${sample.method} ${sample.path} ${language} ${mark}`),
    )
    expect(ran.length).toBeGreaterThan(0)
    expect(ran.filter((sample) => !shown.includes(sample))).toEqual([])
  })
})
