import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as InProcess from '../support/in-process-workers'
import type * as Engine from '../tools/test-engine'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/home')

/** How many workers were started. */
const started = vi.hoisted(() => ({ checkers: 0, decoders: 0 }))
vi.mock('@/workers/rsx/client', async () => {
  const { startEngine } = await vi.importActual<typeof Engine>('../tools/test-engine')
  return {
    startChecker: () => {
      started.checkers += 1
      return startEngine()
    },
  }
})
vi.mock('@/workers/errors/decoder-in-worker', async () => {
  const { decoderInProcess } = await vi.importActual<typeof InProcess>('../support/in-process-workers')
  return {
    decodePaste: (text: string) => {
      started.decoders += 1
      return decoderInProcess.decodePaste(text)
    },
  }
})

const platform = platformForTests()
beforeEach(() => Object.assign(started, { checkers: 0, decoders: 0 }))

async function open() {
  const portal = openPortal('/home')
  await screen.findByRole('button', { name: 'Check this invoice' })
  return portal
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const invoice = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'invoice.xml' })
const verdict = (text: string) => screen.findByText(text, { selector: '[role=status]' })

describe('the home page of visitors', () => {
  test('starts no worker and asks for no rules before a press', async () => {
    const { queryClient } = await open()
    expect(started).toEqual({ checkers: 0, decoders: 0 })
    expect(queryClient.getQueryCache().findAll({ queryKey: ['rsx'] })).toEqual([])
  })

  test('checks an invoice by the network’s rules, shows the place of each error, and checks it while it is corrected', async () => {
    platform.fail({ match: { path: '/content/My-design-files/.*' }, status: 500 })
    platform.fail({ match: { path: '/rsx/v1/valid_schema_names/' }, status: 500 })
    await open()
    await press('Check this invoice')
    expect(await verdict('2 errors: the network refuses it.')).toBeInTheDocument()
    const findings = within(screen.getByRole('list', { name: 'Findings' }))
    expect(findings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Line 18, column \d+InvoiceQtyUOM is 'EACH'\./),
      expect.stringMatching(/^Line 23, column \d+TotalAmount is 610\.00/),
    ])
    await userEvent.click(findings.getByRole('button', { name: /^Line 18/ }))
    const { value, selectionStart, selectionEnd } = invoice()
    expect(value.slice(selectionStart, selectionEnd)).toBe('EACH')
    fireEvent.change(invoice(), { target: { value: value.replace('EACH', 'EA') } })
    expect(await verdict('1 error: the network refuses it.')).toBeInTheDocument()
    fireEvent.change(invoice(), { target: { value: invoice().value.replace('610.00', '640.00') } })
    expect(await verdict('The network accepts it.')).toBeInTheDocument()
    expect(started.checkers).toBe(1)
  })

  test('names what an account adds, and leads on to the tools', async () => {
    await open()
    expect(screen.getByText(/^A verdict for each of your retailers/)).toBeVisible()
    for (const [name, to] of [
      ['Check your own file without an account', '/tools/document-check'],
      ['Decode your own error', '/tools/error-decoder'],
      ['Make all documents of an order', '/tools/document-check/sample'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  })

  test('explains a failed response', async () => {
    await open()
    await press('Decode this response')
    expect(await screen.findByText(/^Copy the client id and the secret again/)).toBeInTheDocument()
  })

  test('makes an order, and another one', async () => {
    await open()
    await press('Make an order')
    const sample = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample order' })
    await screen.findByRole('button', { name: 'Make another order' })
    const first = sample.value
    expect(first).toContain('<PurchaseOrderNumber>')
    await press('Make another order')
    await waitFor(() => expect(sample.value).not.toBe(first))
  })

  test('says when the rules cannot be loaded, and Retry checks', async () => {
    platform.fail({ match: { path: '/rsx/v1/assets/7.7.4/Invoices/' }, status: 500, raw: '' })
    await open()
    await press('Check this invoice')
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not work.')
    platform.context().faults.remove()
    await press('Retry')
    expect(await verdict('2 errors: the network refuses it.')).toBeInTheDocument()
  })
})
