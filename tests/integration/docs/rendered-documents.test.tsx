import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { openReading } from '@/engines/openapi/reader/reading'
import { extractOperation } from '@/engines/openapi/reader/extract-operation'
import { indexDocument } from '@/engines/openapi/reader/index-document'
import { parseText } from '@/engines/openapi/reader/parse-document'
import { bundleOf } from '@/engines/openapi/reader/spec-document'
import type { OperationKey, OperationView } from '@/engines/openapi/document/types'
import { DocumentContext } from '@/modules/openapi/view/document-context'
import { OperationConsole } from '@/features/docs/components/OperationConsole'
import { Operation } from '@/modules/openapi/view/Operation'
import { exampleFiles, exampleText, githubText } from '../../unit/engines/openapi/example-documents'
import { plainOperations, type PlainOperation } from '../../unit/engines/openapi/plain-facts'

// Rendering to text is enough here and much faster than a browser. Stores have their values for a browser.
vi.mock('react', async (original) => {
  const react = await original<typeof React>()
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, snapshot) =>
    react.useSyncExternalStore(subscribe, snapshot, snapshot)
  return { ...react, useSyncExternalStore }
})

const queryClient = createQueryClient()

function page(view: OperationView): string {
  const html = renderToStaticMarkup(
    <DataProvider client={queryClient}>
      <MemoryRouter initialEntries={['/#responses']}>
        <DocumentContext value={{ url: 'https://docs.example/openapi.json', access: 'open', path: '/docs/x' }}>
          <Operation console={OperationConsole} operation={view} />
        </DocumentContext>
      </MemoryRouter>
    </DataProvider>,
  )
  // Without the places for line breaks of a path.
  return html.replaceAll('<wbr/>', '')
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** The text of a row up to the next row; undefined when there is no such row. */
function rowAt(html: string, id: string): string | undefined {
  const start = html.indexOf(`<li id="${escaped(id.replaceAll(/\s+/g, '-'))}"`)
  if (start < 0) return undefined
  const end = html.indexOf('<li id="', start + 1)
  return html.slice(start, end < 0 ? undefined : end)
}

/** The differences between the page of an operation and the document. */
function differences(html: string, { parameters, responses, path, method }: PlainOperation): string[] {
  const found: string[] = []
  for (const parameter of parameters) {
    const [place = '', ...rest] = parameter.split(' ')
    const type = rest.at(-1) ?? ''
    const required = rest.at(-2) === 'required'
    const row = rowAt(html, `${place}.${rest.slice(0, -2).join(' ')}`)
    if (row === undefined) found.push(`${parameter}: not on the page`)
    else if (/<span[^>]*>Required</.test(row) !== required) found.push(`${parameter}: not said`)
    else if (type !== '-' && !row.includes(`>${type}`)) found.push(`${parameter}: type not said`)
  }
  for (const { code } of responses) {
    const row = rowAt(html, `response.${code}`)
    if (!row?.includes(`<code>${escaped(code)}</code>`)) found.push(`response ${code}: not on the page`)
  }
  if (!html.includes(escaped(path.split('{')[0] ?? ''))) found.push('path not on the page')
  return found.map((text) => `${method} ${path}: ${text}`)
}

/** Renders every operation of a document; returns their number, and where pages differ from the document. */
function renderAll(root: Record<string, unknown>): { count: number; errors: string[] } {
  const bundle = bundleOf('https://docs.example/openapi.json', root)
  const plain = plainOperations(root)
  const all: OperationKey[] = indexDocument(openReading(bundle)).operations
  const errors = all.flatMap((key) => {
    const view = extractOperation(openReading(bundle), key)
    if (!view) return [`${key.method} ${key.path}: not extracted`]
    const html = page(view)
    const expected = plain.find(({ path, method }) => path === key.path && method === key.method)
    return expected && !key.webhook ? differences(html, expected) : []
  })
  return { count: all.length, errors }
}

describe('every operation of every example document renders, and its page matches the document', () => {
  it.each(exampleFiles)('%s', async (file) => {
    const root = (await parseText(exampleText(file))) as Record<string, unknown>
    expect(renderAll(root).errors).toEqual([])
  })
})

it("every operation of GitHub's document renders, and its page matches the document", () => {
  const text = githubText()
  const { count, errors } = renderAll(JSON.parse(text) as Record<string, unknown>)
  expect(errors.slice(0, 20)).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})
