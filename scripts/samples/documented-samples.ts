import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentedOrigin } from '../../platform/content/api-document.ts'
import { openingChoices } from '../../src/engines/openapi/model/opening-choices.ts'
import { sampleRequest } from '../../src/engines/openapi/model/sample-request.ts'
import { unpackIndex } from '../../src/engines/openapi/reader/index-packing.ts'
import type { PackedIndex } from '../../src/engines/openapi/reader/protocol.ts'
import { createReader } from '../../src/engines/openapi/reader/reader.ts'
import type { OperationView } from '../../src/engines/openapi/document/types.ts'
import type { SampleRequest } from '../../src/engines/samples/sample-request.ts'

export const contentFolder = 'platform/content/docs'

/** Address of the documents on the platform. Some documents name their servers relative to it. */
const platformContent = `${documentedOrigin}/content/docs/`

/** A request that the API reference shows as code samples. */
export interface DocumentedSample {
  method: string
  path: string
  contentType?: string
  example?: string
  request: SampleRequest
}

/** Returns the paths of the API documents that visitors may read, relative to `contentFolder`. */
export function publicDocuments(): string[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\/openapi\/.*\.(json|yaml)$/.test(file) && !file.endsWith(ranSamplesSuffix) && !isRestricted(file),
    )
    .toSorted()
}

const ranSamplesSuffix = '.samples.json'

/** Returns the path of the file beside a document that lists the samples that ran. */
export function ranSamplesFile(document: string): string {
  return document.replace(/\.\w+$/, ranSamplesSuffix)
}

function isRestricted(file: string): boolean {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    if (['.private', '.internal'].some((marker) => existsSync(join(contentFolder, folder, marker)))) return true
  }
  return false
}

/**
 * Reads the version of a document and the requests of its operations to the local server: one for each content type and
 * example of a body. Webhooks and operations without a local server have no request.
 */
export async function documentedSamples(
  document: string,
): Promise<{ version: string | undefined; samples: DocumentedSample[] }> {
  const reader = createReader((url) => {
    const text = readFileSync(join(contentFolder, url.replace(platformContent, '')), 'utf8')
    return Promise.resolve({ text, bytes: Buffer.byteLength(text) })
  })
  const source = { url: platformContent + document }
  const { signal } = new AbortController()
  const index = await unpackIndex((await reader.reply({ type: 'index', source }, signal)) as PackedIndex)
  const samples: DocumentedSample[] = []
  for (const { path, method, webhook } of index.operations) {
    if (webhook) continue
    const key = { path, method }
    const operation = (await reader.reply({ type: 'samples', source, key }, signal)) as OperationView
    const server = operation.servers.find(({ url }) => isLocal(url))?.url
    if (server === undefined) continue
    samples.push(
      ...bodiesOf(operation).map((body) => ({
        method: operation.method,
        path,
        ...body,
        request: sampleRequest(operation, { ...openingChoices(operation), server, ...body }),
      })),
    )
  }
  return { version: index.info.version, samples }
}

function isLocal(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname === 'localhost'
}

/** Returns the bodies that a reader can choose; one empty choice for an operation without a body. */
function bodiesOf({ body }: OperationView): { contentType?: string; example?: string }[] {
  const bodies = (body?.contents ?? []).flatMap(({ contentType, examples }) =>
    examples.length === 0
      ? [{ contentType }]
      : examples.map(({ name }) => ({ contentType, ...(name !== undefined && { example: name }) })),
  )
  return bodies.length > 0 ? bodies : [{}]
}
