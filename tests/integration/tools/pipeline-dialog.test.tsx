import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { agentConfiguration } from '@/features/tools/document-check/model/pipeline-lines'
import { openPortal } from '../support/portal'
import { address, chosenBoxes, fail, line, openDialog, platform, savedFiles, type Opened } from './pipeline-page'

describe('the program', () => {
  const program = `${window.location.origin}/dev-center.mjs`
  /** Answers requests of the program, which the host of the portal has. */
  function answerProgram(answer: () => Promise<Response>) {
    const send = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      return url === program ? answer() : send(input, init)
    })
  }
  const button = (dialog: Opened) => dialog.getByRole('button', { name: /^(Download|Try again) dev-center\.mjs$/ })

  test('is saved as the host of the portal has it', async () => {
    answerProgram(() =>
      Promise.resolve(new Response('#!/usr/bin/env node', { headers: { 'Content-Type': 'text/javascript' } })),
    )
    const { dialog } = await openDialog()
    await userEvent.click(button(dialog))
    expect(await dialog.findByText('dev-center.mjs is saved in your downloads.')).toBeVisible()
    expect(savedFiles().map(({ name }) => name)).toEqual(['dev-center.mjs'])
    expect(await savedFiles()[0]?.file.text()).toBe('#!/usr/bin/env node')
  })

  test.each([
    [
      'a page instead',
      () => Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } })),
      'The host of the portal did not send it.',
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Check your internet connection and try again.',
    ],
  ])('that does not arrive is said, and nothing is saved: %s', async (_, answer, message) => {
    answerProgram(answer)
    const { dialog } = await openDialog()
    await userEvent.click(button(dialog))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('dev-center.mjs could not be loaded')
    expect(alert).toHaveTextContent(message)
    expect(button(dialog)).toHaveTextContent('Try again')
    expect(savedFiles()).toEqual([])
  })
})

describe('the dialog', () => {
  test('copies the line of each place, which follows the choices', async () => {
    await platform.signIn()
    const { dialog } = await openDialog()
    const shell =
      "node dev-center.mjs check outbox --rules rule-pack.zip --retailer='Harbor & Pine' --as=Shipments --version=7.7.4"
    expect(line(dialog)).toBe(shell)
    const lines = within(dialog.getByRole('region', { name: 'Line to paste' }))
    await userEvent.click(lines.getByRole('button', { name: 'Copy Code' }))
    expect(await navigator.clipboard.readText()).toBe(shell)
    for (const [place, start] of [
      ['GitHub Actions', '- run: "node'],
      ['GitLab', '- "node'],
      ['Jenkins', "sh 'node"],
    ] as const) {
      await userEvent.click(dialog.getByRole('tab', { name: place }))
      expect(line(dialog)?.startsWith(start)).toBe(true)
    }
    await userEvent.click(dialog.getByRole('checkbox', { name: '7.7.0' }))
    expect(line(dialog)).not.toContain('--version')
  })

  test('copies the configuration for the client of an agent', async () => {
    const { dialog } = await openDialog()
    const agent = within(dialog.getByRole('region', { name: 'For an agent' }))
    await userEvent.click(agent.getByRole('button', { name: 'Copy Code' }))
    expect(await navigator.clipboard.readText()).toBe(agentConfiguration)
  })

  test('leaves out a name that no terminal shows as it is, and says so', async () => {
    await platform.signIn()
    const { dialog } = await openDialog('?document=Shipments&retailer=Harbor+%26+Pine&retailer=Evil%1B%5B31m')
    expect(dialog.getByText('The name of 1 retailer cannot be written in a line, and is left out.')).toBeVisible()
    expect(line(dialog)).toContain("--retailer='Harbor & Pine'")
    expect(line(dialog)).not.toContain('Evil')
  })

  test('says when the documents cannot be loaded, and tries again', async () => {
    fail('/rsx/v1/assets/$', { status: 500 })
    openPortal(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Use this in your pipeline' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The documents could not be loaded')
    platform.context().faults.remove()
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByRole('heading', { name: 'Two files' })).toBeVisible()
  })

  test('opens from Make a Sample with the choices of that page', async () => {
    await platform.signIn()
    const { dialog } = await openDialog(
      '?document=Invoices&version=7.7.0&retailer=Northgate+Outfitters',
      `${address}/sample`,
    )
    expect(chosenBoxes(dialog, 'Documents')).toEqual(['Invoices'])
    expect(chosenBoxes(dialog, 'Versions')).toEqual(['7.7.0'])
    expect(line(dialog)).toContain("--retailer='Northgate Outfitters' --as=Invoices --version=7.7.0")
  })

  test('leads to the guide, which opens beside the page', async () => {
    const { dialog } = await openDialog()
    const link = await dialog.findByRole('link', { name: 'Read the guide: Check in Your Pipeline' })
    expect(link).toHaveAttribute('href', '/rsx/docs/check-in-your-pipeline')
    expect(link).toHaveAttribute('target', '_blank')
  })
})
