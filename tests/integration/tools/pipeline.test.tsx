import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { rsxQueries } from '@/api/rsx/queries'
import { environment } from '@/config/environment'
import { openPortal } from '../support/portal'
import {
  address,
  chosenBoxes,
  downloadPack,
  fail,
  line,
  openDialog,
  packButton,
  packRequests,
  platform,
  requestedPaths,
  savedFiles,
} from './pipeline-page'

const toolbox = { namespace: 'sps', roles: ['network-toolbox:user'] }
const design = '/content/My-design-files/Shipments-856.json'

describe('the rule pack', () => {
  test('of a person with an account has what the page has chosen, with the designs', async () => {
    await platform.signIn()
    const { dialog } = await openDialog()
    expect(chosenBoxes(dialog, 'Documents')).toEqual(['Shipments'])
    expect(chosenBoxes(dialog, 'Versions')).toEqual(['7.7.4'])
    expect(dialog.getByText('For Harbor & Pine, as chosen on the page.')).toBeVisible()
    const { manifest, sourcesOf } = await downloadPack(dialog)
    expect(manifest).toMatchObject({
      portal: window.location.origin,
      retailers: ['Harbor & Pine'],
      documents: [{ document: 'Shipments', version: '7.7.4', reasons: {} }],
    })
    expect(Date.parse(manifest.created)).toBeLessThanOrEqual(Date.now())
    const sources = sourcesOf('Shipments', '7.7.4')
    for (const source of ['schema', 'design', 'csvLayout', 'positionalLayout'] as const)
      expect(sources?.[source]).toBeDefined()
    expect(dialog.queryByText('Not in the rule pack, and therefore not judged')).toBeNull()
  })

  test('of a visitor has the public schemas only, says so, and requests nothing that needs an account', async () => {
    fail('/content/My-design-files/.*', { status: 500 })
    fail('/rsx/v1/valid_schema_names/', { status: 500 })
    const { dialog } = await openDialog()
    expect(dialog.getByText('What retailers require needs an account. Sign in on the page to add it.')).toBeVisible()
    const { manifest, sourcesOf } = await downloadPack(dialog)
    expect(manifest.retailers).toEqual([])
    expect(sourcesOf('Shipments', '7.7.4')).toMatchObject({
      design: undefined,
      reasons: { design: 'Designs need an account' },
    })
    expect(dialog.getByRole('note')).toHaveTextContent('Designs need an account.')
    expect(requestedPaths().filter((path) => /My-design-files|valid_schema_names/.test(path))).toEqual([])
    expect(line(dialog)).not.toContain('--retailer')
  })

  test('has the later codes of an older version, and of several versions each that has the document', async () => {
    await platform.signIn()
    const { dialog } = await openDialog('?document=Invoices&version=7.3.0')
    await userEvent.click(dialog.getByRole('checkbox', { name: '7.7.4' }))
    await userEvent.click(dialog.getByText('Other documents'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Remittances' }))
    const { manifest, laterSchemasOf } = await downloadPack(dialog)
    expect(manifest.documents.map(({ document, version }) => `${document} ${version}`)).toEqual([
      'Invoices 7.7.4',
      'Invoices 7.3.0',
      'Remittances 7.7.4',
    ])
    expect(laterSchemasOf('Invoices', '7.3.0').map(({ version }) => version)).toEqual(['7.7.4'])
    expect(dialog.getByRole('note')).toHaveTextContent('Remittances has no design.')
  })

  test('never has a restricted version, not even for people who may open it', async () => {
    await platform.signIn(toolbox)
    const { dialog } = await openDialog('?document=Orders&version=7.1.0')
    expect(dialog.queryByRole('checkbox', { name: '7.1.0' })).toBeNull()
    expect(dialog.getByText('Version 7.1.0 is not public, and in no rule pack.')).toBeVisible()
    expect(chosenBoxes(dialog, 'Versions')).toEqual(['7.7.4'])
    const { manifest } = await downloadPack(dialog)
    expect(Object.keys(manifest.schemaNames)).not.toContain('7.1.0')
    expect(requestedPaths().filter((path) => path.includes('/internal/'))).toEqual([])
  })

  test('has no designs without the flag of My Designs', async () => {
    await platform.signIn()
    const flags = environment().featureFlags.splice(0)
    const { dialog } = await openDialog()
    expect(dialog.getByText(/^This portal offers no designs of retailers/)).toBeVisible()
    const { manifest, sourcesOf } = await downloadPack(dialog)
    environment().featureFlags.push(...flags)
    expect(manifest.retailers).toEqual([])
    expect(sourcesOf('Shipments', '7.7.4')?.design).toBeUndefined()
  })

  test('cannot be made without a document or a version, and the button says why', async () => {
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shipments' }))
    expect(packButton(dialog)).toHaveAccessibleDescription('Choose a document, and a version that has it.')
    await userEvent.click(packButton(dialog))
    expect(savedFiles()).toEqual([])
  })

  test.each([
    [
      'a retailer that no design names',
      '&retailer=Nobody',
      undefined,
      'No design of the chosen documents names Nobody.',
    ],
    ['a design that is none', '&retailer=Harbor+%26+Pine', { body: [] }, 'The design of Shipments cannot be read.'],
  ])('is not made for %s, because the program would judge nothing', async (_, query, fault, sentence) => {
    await platform.signIn()
    if (fault) fail(design, fault)
    const { dialog } = await openDialog(`?document=Shipments&version=7.7.4${query}`)
    await userEvent.click(packButton(dialog))
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
    expect(savedFiles()).toEqual([])
  })

  test('counts as not saved when another choice is made', async () => {
    const { dialog } = await openDialog()
    await downloadPack(dialog)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Orders' }))
    expect(dialog.queryByText('rule-pack.zip is saved in your downloads.')).toBeNull()
  })
})

describe('a source that cannot be read', () => {
  test.each([
    ['design', design, { status: 500 }, 'The design of Shipments could not be loaded.'],
    ['design that is forbidden', design, { status: 403 }, 'The design of Shipments could not be loaded.'],
    ['design that is no JSON', design, { raw: '{' }, 'The design of Shipments could not be loaded.'],
    ['layout', '/content/CSV/Shipments.zip', { status: 500 }, 'The CSV layout of Shipments could not be loaded.'],
    ['schema', '/rsx/v1/assets/7.7.4/Shipments', { status: 500 }, 'The schema of Shipments 7.7.4 could not be loaded.'],
    [
      'design without a connection',
      design,
      { drop: true },
      'The design of Shipments could not be loaded. Check your internet connection and try again.',
    ],
  ])('is named and saves nothing, until it can be read again: %s', async (_, path, fault, sentence) => {
    await platform.signIn()
    fail(path, fault)
    const { dialog } = await openDialog()
    await userEvent.click(packButton(dialog))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('The rule pack could not be made, and nothing was saved')
    expect(alert).toHaveTextContent(sentence)
    expect(savedFiles()).toEqual([])
    platform.context().faults.remove()
    await downloadPack(dialog)
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('is read again, too, where the check has done without it', async () => {
    await platform.signIn()
    fail(design, { status: 500 })
    openPortal(`${address}?document=Shipments&version=7.7.4&retailer=Harbor+%26+Pine`)
    const file = new File(['<Shipments><Shipment/></Shipments>'], 'SH1.xml')
    await userEvent.upload(await screen.findByLabelText('Files to check'), file)
    expect(await screen.findByText(/^The design of Shipments could not be loaded/)).toBeInTheDocument()
    platform.context().faults.remove()
    await userEvent.click(screen.getByRole('button', { name: 'Use this in your pipeline' }))
    await screen.findByRole('heading', { name: 'Two files' })
    const { sourcesOf } = await downloadPack(within(screen.getByRole('dialog')))
    expect(sourcesOf('Shipments', '7.7.4')?.design).toBeDefined()
  })

  test('is named with all others', async () => {
    fail('/rsx/v1/assets/7.7.4/(Orders|Invoices)', { status: 500 })
    const { dialog } = await openDialog('')
    expect(chosenBoxes(dialog, 'Documents')).toEqual(['Orders', 'OrderAcks', 'Shipments', 'Invoices'])
    await userEvent.click(packButton(dialog))
    const alert = await dialog.findByRole('alert')
    for (const document of ['Orders', 'Invoices'])
      expect(alert).toHaveTextContent(`The schema of ${document} 7.7.4 could not be loaded.`)
    expect(alert).not.toHaveTextContent('Shipments')
  })

  test('because the session has ended says so, and works after the next sign-in', async () => {
    await platform.signIn()
    fail(design, { status: 401, raw: '' })
    const { dialog } = await openDialog()
    await userEvent.click(packButton(dialog))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your session has ended. Sign in, then try again.')
    platform.context().faults.remove()
    await downloadPack(dialog)
  })
})

describe('the work on a rule pack', () => {
  test('shows its progress, and is cancelled by keys: nothing is saved, and the focus returns', async () => {
    platform.hold({ match: { path: '/rsx/v1/assets/7.7.4/Shipments' }, status: 500 })
    const { dialog } = await openDialog()
    await userEvent.click(packButton(dialog))
    expect(dialog.getByRole('progressbar', { name: 'Progress of rule-pack.zip' })).toBeVisible()
    dialog.getByRole('button', { name: 'Cancel rule-pack.zip' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(dialog.getByText('Cancelled. Nothing was saved.')).toHaveAttribute('role', 'status')
    await waitFor(() => expect(packButton(dialog)).toHaveFocus())
    expect(dialog.queryByRole('progressbar')).toBeNull()
    expect(savedFiles()).toEqual([])
  })

  test('ends with the dialog', async () => {
    const answer = platform.hold({ match: { path: '/content/CSV/Shipments.zip' }, status: 404 })
    const { dialog, queryClient } = await openDialog()
    await userEvent.click(packButton(dialog))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Use this in your pipeline' })).toHaveFocus()
    // The sources arrive all the same, for the check.
    answer()
    const sources = () => queryClient.getQueryData(rsxQueries.ruleSources('Shipments', '7.7.4', 'visitor').queryKey)
    await waitFor(() => expect(sources()).toBeDefined())
    expect(packRequests()).toBe(0)
    expect(savedFiles()).toEqual([])
  })
})
