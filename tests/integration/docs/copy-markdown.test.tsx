import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageMessage } from '@/browser/worker-client/messages'
import { labels } from './api-document'
import { InProcessReader } from './in-process-reader'
import { openDocs, publishLabel, testSite } from './site'

vi.mock('@/workers/samples/snippet-in-worker', () => ({ snippetInWorker: () => Promise.resolve('send') }))

const site = testSite()

/** A reader that fails to open levels once the test says so. */
class ClosableReader extends InProcessReader {
  static opens = true

  private readonly read = super.postMessage.bind(this)

  override postMessage(message: PageMessage) {
    if (message.type !== 'request' || message.operation !== 'expand' || ClosableReader.opens) {
      this.read(message)
      return
    }
    const data = { type: 'error', id: message.id, error: { kind: 'network', message: 'gone' } }
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  ClosableReader.opens = true
  vi.stubGlobal('Worker', ClosableReader)
  publishLabel(site)
  site.publish('docs/label/openapi/labels.json', JSON.stringify(labels))
  site.publish('docs/label/toc.json', JSON.stringify([{ text: 'Labels', link: 'openapi/labels.json', swagger: true }]))
})

async function copy(): Promise<string> {
  const user = userEvent.setup()
  const query = new URLSearchParams({ doc: 'label/openapi/labels.json', path: '/labels/{id}/pdf', method: 'POST' })
  openDocs(`/docs/label/api-doc?${query.toString()}`)
  await screen.findByRole('heading', { level: 1, name: 'Render a label' })
  // The samples are loaded: only the schema levels are pending.
  await screen.findByText('send')
  await user.click(screen.getByRole('button', { name: 'Copy page' }))
  await screen.findByText('Copied to Clipboard')
  return navigator.clipboard.readText()
}

describe('Copy page', () => {
  it('copies the content of the page, including the schema levels that were not opened', async () => {
    const markdown = await copy()
    expect(markdown).toMatch(
      /^# Render a label\n\nLabels 1\.4\.0\n\n```http\nPOST https:\/\/api\.example\/labels\/\{id\}\/pdf/,
    )
    for (const row of [
      '| `Pack[].sscc` | string | yes | 1 to 20 characters. Serial number of the carton. |',
      '| `Pack[].parent` | object, Carton, again | no |  |',
      '| `Pack[].packing` One of: `Box` | object `Box` |  | by `kind` `Box`. |',
      '| `Pack[].packing.flaps` | integer | no |  |',
      '  - Scope `label:render`: Render labels.',
    ])
      expect(markdown).toContain(row)
    expect(markdown).toContain('Example `two` Two cartons:')
    expect(markdown).toContain('Example, made up from the schema:\n\n```json\n{\n  "url"')
    expect(screen.queryByText('sscc')).toBeNull()
  })

  it('names the parts that cannot be read where they would be', async () => {
    ClosableReader.opens = false
    const markdown = await copy()
    expect(markdown).toContain(
      '| `Pack` | array of object `Carton` | no | Not read: 4 properties. The server cannot be',
    )
    expect(markdown).toContain('### 404\n\nNo label with this id')
  })
})
