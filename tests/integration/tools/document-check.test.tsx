import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { openPortal } from '../support/portal'
import { DataProvider } from '@/app/DataProvider'
import { dismissSessionEnded, reportSessionEnded } from '@/auth/session'
import { SessionEnded } from '@/shell/SessionEnded'
import { address, choose, errors, invalid, openTool, platform, savedFiles, status, xml } from './check-page'
import { trouble } from './test-checker'
import { editor } from './test-editor'

describe('the verdict', () => {
  test('says for each retailer whether a file passes, and lists the errors with place, fix and link', async () => {
    await openTool('?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters')
    await choose(xml(invalid))
    expect(await status('3 errors in SH1.xml. Passes at 0 of 2 retailers.')).toBeInTheDocument()
    const cells = within(screen.getByRole('table', { name: 'Verdicts by document and retailer' })).getAllByRole(
      'button',
    )
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'SH1.xml, network: 2 errors1 warning',
      'SH1.xml, Harbor & Pine: 2 errors1 warning',
      'SH1.xml, Northgate Outfitters: 3 errors1 warning',
    ])
    const list = await errors()
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Header', 'LineItem › OrderLine', 'Summary'])
    expect(within(list).getByText('1 more place')).toBeInTheDocument()
    expect(within(list).getByText('Asked for by', { exact: false, selector: 'p' })).toHaveTextContent(
      'Northgate Outfitters',
    )
    expect(within(list).getByRole('link', { name: 'Codes of OrderQtyUOM (new tab)' })).toHaveAttribute(
      'href',
      '/rsx/docs/fields-qualifiers/7.7.4/Shipments/OrderQtyUOM?filter=EA',
    )
  })

  test('says that a file without errors passes at all retailers', async () => {
    await openTool('?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters')
    await choose(xml('<Shipments><AddressTypeCode>ST</AddressTypeCode></Shipments>'))
    expect(await status('No error in SH1.xml. Passes at 2 of 2 retailers.')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Findings' })).not.toBeInTheDocument()
  })

  test('cannot tell what a retailer without a design asks for, and says why', async () => {
    await openTool('?retailer=Nowhere+Stores')
    await choose(xml('<Shipments/>'))
    expect(await screen.findByRole('button', { name: 'SH1.xml, Nowhere Stores: Cannot tell' })).toBeInTheDocument()
    expect(screen.getByRole('note')).toHaveTextContent('Nowhere Stores has no design of Shipments.')
    expect(screen.getByRole('button', { name: 'Remove Nowhere Stores' })).toBeInTheDocument()
  })

  test('of several files has a row for each, and lists the errors of the first that has some, then of the chosen one', async () => {
    await openTool()
    await choose(xml('<Shipments/>', 'good.xml'), xml(invalid, 'bad.xml'), xml('x', 'broken.png'))
    expect(await status('3 errors in 3 documents.')).toBeInTheDocument()
    expect(screen.getByText('The file is a picture.')).toBeInTheDocument()
    expect(await errors()).toHaveTextContent('3 findings')
    expect(screen.getByRole('button', { name: 'bad.xml' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'good.xml' }))
    expect(screen.queryByRole('region', { name: 'Findings' })).not.toBeInTheDocument()
  })

  test.each([
    ['a pass', '', '<Shipments/>', 'pass', 'lucide-circle-check'],
    ['a failure', '', invalid, 'fail', 'lucide-circle-alert'],
    ['what cannot be told', '?retailer=Nowhere+Stores', '<Shipments/>', 'unknown', 'lucide-circle-question-mark'],
  ])('tells %s apart by its icon and colour, not by words alone', async (_, query, text, outcome, icon) => {
    await openTool(query)
    await choose(xml(text))
    const line = (await status(/ in SH1\.xml\./)).closest('[data-outcome]')
    expect(line).toHaveAttribute('data-outcome', outcome)
    expect(line?.querySelector('svg')).toHaveClass(icon)
  })

  test('waits for a document type that the file does not tell', async () => {
    const { router } = await openTool()
    await choose(xml('a,b', 'flat.csv'))
    const types = await screen.findByRole('combobox', { name: 'Document type' })
    await userEvent.selectOptions(types, await within(types).findByRole('option', { name: 'Orders' }))
    expect(await status('No error in flat.csv. No retailer is chosen.')).toBeInTheDocument()
    expect(screen.getByText('Orders · 7.7.4 · CSV')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?document=Orders')
  })
})

describe('choosing retailers', () => {
  test('uses the list of the design, puts them into the address, and checks again', async () => {
    const { router } = await openTool()
    await choose(xml(invalid))
    await status('2 errors in SH1.xml.')
    await userEvent.click(screen.getByRole('button', { name: 'Choose retailers' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Northgate Outfitters' }))
    await userEvent.click(screen.getByRole('button', { name: 'Check for 1' }))
    expect(await status('3 errors in SH1.xml. Passes at 0 of 1 retailer.')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?retailer=Northgate+Outfitters')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Northgate Outfitters' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('button', { name: 'Choose retailers' })).toHaveFocus()
  })
})

describe('the list of errors', () => {
  test('is filtered by text, level and retailer, and counted', async () => {
    await openTool('?retailer=Northgate+Outfitters')
    await choose(xml(invalid))
    const list = await errors()
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: 'Level' }), 'warning')
    expect(within(list).getByText('1 of 4 findings')).toBeInTheDocument()
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: 'Level' }), '')
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: 'Counts for' }), 'The network')
    expect(within(list).queryByText('No ship-to.')).not.toBeInTheDocument()
    expect(within(list).getByText('3 of 4 findings')).toBeInTheDocument()
    await userEvent.type(within(list).getByRole('textbox', { name: 'Filter' }), 'nothing like it')
    await userEvent.click(await within(list).findByRole('button', { name: 'Clear the filter' }))
    expect(await within(list).findByText('4 findings')).toBeInTheDocument()
    await userEvent.selectOptions(within(list).getByRole('combobox', { name: 'Counts for' }), 'The network')
    // A press on a verdict lists what it counts, the network's findings included.
    await userEvent.click(screen.getByRole('button', { name: /^SH1.xml, Northgate Outfitters: / }))
    expect(within(list).getByText('4 findings')).toBeInTheDocument()
  })

  test('goes to the next and the previous error by keyboard, says where, and is there in the editor', async () => {
    await openTool()
    await choose(xml(invalid))
    await errors()
    await waitFor(() => expect(editor.text).toBe(invalid))
    await userEvent.keyboard('{F8}')
    expect(
      await status("Finding 1 of 2. Line 2, column 1: OrderQtyUOM is 'EACH'. Allowed: EA, CA."),
    ).toBeInTheDocument()
    expect(editor.revealed.at(-1)).toEqual({ span: { start: 25, end: 29 }, focus: false })
    await userEvent.keyboard('{Shift>}{F8}{/Shift}')
    expect(await status('Finding 2 of 2. Line 4, column 1: Too many decimals.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Line 2, column 1' }))
    expect(editor.revealed.at(-1)?.focus).toBe(true)
    screen.getByRole('button', { name: 'Line 2, column 1' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Line 4, column 1' })).toHaveFocus()
  })

  test('explains a kind of error when it is asked to', async () => {
    await openTool()
    await choose(xml(invalid))
    const list = await errors()
    expect(within(list).queryByText('What the retailer would reply')).not.toBeInTheDocument()
    await userEvent.click(within(list).getByText('Finding 32: Code not in the list'))
    expect(await within(list).findByText('What the retailer would reply')).toBeInTheDocument()
    expect(await within(list).findByRole('link', { name: 'Read the guide' })).toHaveAttribute(
      'href',
      '/rsx/docs/check-before-you-send/value',
    )
  })
})

describe('correcting', () => {
  test('one fix and all of a kind are one press each, are checked at once, and can be undone', async () => {
    await openTool()
    await choose(xml(invalid))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace with EA' }))
    expect(await status('1 error in SH1.xml.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Fix all 2 findings of this kind' }))
    expect(await status('No error in SH1.xml. No retailer is chosen.')).toBeInTheDocument()
    expect(editor.text).toBe(invalid.replaceAll('EACH', 'EA'))
    await userEvent.click(screen.getByRole('button', { name: 'Save file' }))
    expect(savedFiles().map(({ name }) => name)).toEqual(['SH1.xml'])
    await expect(savedFiles()[0]?.text).resolves.toBe(invalid.replaceAll('EACH', 'EA'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
    expect(editor.text).toBe(invalid)
  })

  test('moves the focus to the error that takes the place of a fixed one', async () => {
    await openTool()
    await choose(xml(invalid))
    await userEvent.click(await screen.findByRole('button', { name: 'Fix all 2 findings of this kind' }))
    await status('No error in SH1.xml. No retailer is chosen.')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Line 4, / })).toHaveFocus())
  })

  test('moves the focus to the heading of the page when the last error is fixed', async () => {
    await openTool()
    await choose(xml('<Shipments><OrderQtyUOM>EACH</OrderQtyUOM></Shipments>'))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace with EA' }))
    await status('No error in SH1.xml. No retailer is chosen.')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('leaving, and opening another file, ask before an edited text is lost', async () => {
    const { router } = await openTool()
    await choose(xml(invalid))
    await errors()
    await waitFor(() => expect(editor.text).toBe(invalid))
    act(() => editor.type('<Shipments/>'))
    expect(await status('No error in SH1.xml. No retailer is chosen.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close the file' }))
    const question = await screen.findByRole('alertdialog', { name: 'Close the edited text?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    act(() => void router.navigate('/elsewhere'))
    const leaving = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(leaving).getByRole('button', { name: 'Stay' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close the file' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close it' }))
    expect(await screen.findByRole('heading', { name: 'Drop files here' })).toBeInTheDocument()
  })
})

describe('a session that ends', () => {
  const endSession = async ({ queryClient }: ReturnType<typeof openPortal>) => {
    render(<SessionEnded />, {
      wrapper: ({ children }) => <DataProvider client={queryClient}>{children}</DataProvider>,
    })
    act(() => void reportSessionEnded())
    return screen.findByRole('alertdialog', { name: 'Your session has ended' })
  }
  afterEach(() => act(dismissSessionEnded))

  test('keeps an open file: the person signs in in another tab', async () => {
    const portal = await openTool()
    await choose(xml('<Shipments/>'))
    await status('No error in SH1.xml. No retailer is chosen.')
    const dialog = await endSession(portal)
    expect(dialog).toHaveTextContent('This page has an open file, so it stays open.')
    expect(within(dialog).getByRole('link', { name: 'Sign in in a new tab' })).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await status('No error in SH1.xml. No retailer is chosen.')).toBeInTheDocument()
  })

  test('loads rules that could not be loaded once the person continues', async () => {
    const portal = await openTool()
    platform.fail({ match: { path: '.*/valid_schema_names/' }, status: 500 })
    await choose(xml(invalid))
    expect(await screen.findByText('The rules could not be loaded')).toBeInTheDocument()
    platform.context().faults.remove()
    const dialog = await endSession(portal)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
  })

  test('lets the person leave an example, which the address opens again', async () => {
    const portal = await openTool()
    await userEvent.click(screen.getByRole('button', { name: 'Check this example' }))
    await status(/in SH104415-1-v7.7-CrossDock.xml/)
    expect(within(await endSession(portal)).getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  })
})

describe('giving a document', () => {
  test('an example opens in one press, and the address names it', async () => {
    const { router } = await openTool()
    await userEvent.click(screen.getByRole('button', { name: 'Check this example' }))
    expect(await status(/in SH104415-1-v7.7-CrossDock.xml/)).toBeInTheDocument()
    expect(router.state.location.search).toBe('?example=SH104415-1-v7.7-CrossDock.xml')
    expect(editor.text).toContain('<Shipments')
  })

  test('an example that does not exist is named as such', async () => {
    await openTool('?example=constructor')
    expect(await screen.findByText('There is no example file with this name.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Drop files here' })).toBeInTheDocument()
  })

  test('a text is pasted in a dialog, and counts as unsaved', async () => {
    await openTool()
    await userEvent.click(screen.getByRole('button', { name: 'Paste text' }))
    await userEvent.click(screen.getByRole('textbox', { name: 'Text of the document' }))
    await userEvent.paste(invalid)
    await userEvent.click(screen.getByRole('button', { name: 'Check' }))
    expect(await status('2 errors in Pasted document.')).toBeInTheDocument()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })
})

describe('the filters of the findings', () => {
  test('show all again when their retailer is no longer chosen', async () => {
    await openTool('?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters')
    await choose(xml(invalid))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Counts for' }), 'Northgate Outfitters')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Northgate Outfitters' }))
    expect(await status('2 errors in SH1.xml. Passes at 0 of 1 retailer.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Counts for' })).toHaveDisplayValue('Any retailer')
    expect(within(await errors()).getByText('3 findings')).toBeInTheDocument()
  })

  test('show all again when no finding of their level is left', async () => {
    await openTool()
    await choose(xml(invalid))
    const level = await screen.findByRole('combobox', { name: 'Level' })
    await userEvent.selectOptions(level, '1 warning')
    act(() => editor.type(invalid.replace('1.234', '1.23')))
    expect(await within(await errors()).findByText('2 findings')).toBeInTheDocument()
    expect(level).toHaveDisplayValue('All levels')
  })
})

describe('a check without a verdict', () => {
  test('can be cancelled and started again', async () => {
    trouble.next = 'hang'
    await openTool()
    await choose(xml(invalid))
    expect(await screen.findByRole('progressbar', { name: 'Checking' })).toHaveAttribute('value', '0.25')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'The check was cancelled' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
  })

  test('says why it failed, and tries again with the same file', async () => {
    trouble.next = 'fail'
    await openTool()
    await choose(xml(invalid))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The file could not be checked')
    expect(alert).toHaveTextContent('The check ran out of memory.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
  })

  test('tells when the rules cannot be loaded, keeps the file, and loads them again', async () => {
    await platform.signIn()
    platform.fail({ match: { path: '.*/valid_schema_names/' }, status: 500 })
    openPortal(address)
    await choose(xml(invalid))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The rules could not be loaded')
    expect(alert).toHaveTextContent('Your file is still open.')
    expect(screen.getByRole('cell', { name: 'Not checked yet.' })).toBeInTheDocument()
    platform.context().faults.remove()
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await status('2 errors in SH1.xml.')).toBeInTheDocument()
  })
})
