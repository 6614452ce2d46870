import { describe, expect, it } from 'vitest'
import { codeBelow, textOf } from './source-files'

/** Values that a double would change pass through these folders: documents, samples, requests and responses. */
const folders = [
  'src/engines/openapi',
  'src/engines/samples',
  'src/engines/requests',
  'src/workers/openapi',
  'src/workers/samples',
  'src/workers/console',
  'src/modules/openapi',
  'src/modules/code-samples',
  'src/modules/console',
]

/** Files that read or write only what the portal itself has made of texts, each with what that is. */
const ownData: Record<string, string> = {
  'src/engines/openapi/document/wording/access.ts': 'keys for comparing names',
  'src/workers/openapi/client.ts': 'keys of questions',
  'src/engines/openapi/reader/index-packing.ts': 'the index, whose values are texts',
  'src/engines/openapi/reader/reader.ts': 'keys of documents',
  'src/engines/openapi/reader/stored-replies.ts': 'replies, whose values are texts',
  'src/workers/openapi/reader.worker.ts': 'questions of the start script',
  'src/workers/openapi/visitor-access.ts': 'tables of contents',
  'src/engines/openapi/model/markdown/levels.ts': 'keys for comparing levels',
  'src/engines/openapi/model/postman-environment.ts': 'the environment file, whose values are texts',
  'src/engines/requests/model/export-history.ts': 'the archive, whose values are texts',
}

/** Uses of the parser and the writer of JavaScript, and clones, which lose exact numbers. */
const lossy = /\bJSON\.(parse|stringify)\b|\bstructuredClone\b|\bparseFloat\b/

function lossyUses(text: string): string[] {
  return text.split('\n').filter((line) => lossy.test(line))
}

describe('the digits of numbers', () => {
  it('pass only through the parser and the writer that keep them', () => {
    const found = codeBelow(...folders)
      .filter((file) => !(file in ownData))
      .flatMap((file) => lossyUses(textOf(file)).map((line) => `${file}: ${line.trim()}`))
    expect(found).toEqual([])
  })

  it('are watched in files that exist and still need it', () => {
    const idle = Object.keys(ownData).filter((file) => lossyUses(textOf(file)).length === 0)
    expect(idle).toEqual([])
  })

  it.each(['const value = JSON.parse(text)', 'JSON.stringify(value)', 'structuredClone(root)'])(
    'would be lost by %s, which is found',
    (line) => {
      expect(lossyUses(line)).toHaveLength(1)
    },
  )
})
