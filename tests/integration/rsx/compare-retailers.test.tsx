import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionKey, workListKey } from '@/browser/storage-keys'
import { environment } from '@/config/environment'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

const saved: { name: string; text: Promise<string> }[] = []
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ name, text: file.text() }),
}))

await loadPages('/rsx/docs/my-designs/compare', '/rsx/docs/my-designs')

const platform = platformForTests()
const address = '/rsx/docs/my-designs/compare'
const both = 'retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters'
const pharmacy = `?${both}&add=Copperfield+Pharmacy`
const open = async (query = '') => {
  await platform.signIn()
  return openPortal(address + query)
}
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' })
const rowsIn = (place: string) => within(screen.getByRole('region', { name: place })).getAllByRole('listitem')
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const taxes = /^Done: Taxes, Group required$/
const added =
  /^Copperfield Pharmacy adds 36 fields or groups and 12 codes to what Harbor & Pine and Northgate Outfitters ask/

afterEach(() => localStorage.removeItem(workListKey))

describe('the page', () => {
  it('says in a sentence what a retailer adds, and lists it by place, with links to My Designs', async () => {
    await open(pharmacy)
    expect(await status(added)).toHaveTextContent(
      '32 changes break what you send or receive, 23 may break it, 11 do not. Read 3 notes.',
    )
    const [row, ...others] = rowsIn('Invoices / Header')
    expect(others).toEqual([])
    expect(row).toHaveTextContent('Breaks Taxes Group required')
    expect(row).toHaveTextContent(
      'Copperfield Pharmacy asks for it, and none of the others does: documents as you send them now may lack it.',
    )
    const links = within(row as HTMLElement).getAllByRole('link')
    const node = 'node=Header%2FTaxes'
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/rsx/docs/my-designs?document=Invoices&${both}&${node}`,
      `/rsx/docs/my-designs?document=Invoices&retailer=Copperfield+Pharmacy&${node}`,
    ])
    expect(
      rowsIn('OrderAcks / Header / Contacts')
        .map((each) => each.textContent)
        .join(),
    ).toContain('SR Sales contact')
    const notes = within(screen.getByRole('region', { name: 'Wording' })).getAllByRole('listitem')
    expect(notes).toHaveLength(3)
    expect(notes[0]).toHaveTextContent('Name the person who answers on the day of delivery.')
  })

  it('keeps the question, the document and every filter in the address', async () => {
    const user = userEvent.setup()
    const { router } = await open(pharmacy)
    await status(added)
    await user.click(screen.getByRole('radio', { name: 'What changes in their place' }))
    expect(
      await status(/^In place of Harbor & Pine and Northgate Outfitters, Copperfield Pharmacy asks for/),
    ).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Document'), 'Invoices 810')
    await status(/in Invoices\./)
    await user.selectOptions(screen.getByLabelText('Show'), 'breaking')
    await user.selectOptions(screen.getByLabelText('Work list'), 'open')
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'taxes')
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        `${pharmacy}&question=instead&document=Invoices&level=breaking&work=open&filter=taxes`,
      ),
    )
    for (const row of screen.getAllByRole('listitem').filter((each) => each.dataset['level'])) {
      expect(row).toHaveAttribute('data-level', 'breaking')
      expect(row.closest('section')?.getAttribute('aria-label')).toMatch(/^Invoices/)
    }
  })

  it('is chosen step by step: whom one ships to, and which retailer comes in addition', async () => {
    const user = userEvent.setup()
    const { router } = await open()
    await status('Choose the retailer to add.')
    await user.click(screen.getByRole('button', { name: 'Choose retailers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retailer List' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Lakeshore Home' }))
    await user.click(dialog.getByRole('button', { name: 'Compare with 1' }))
    const field = screen.getByRole('combobox', { name: 'Retailer to add' })
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Maple & Main' }))
    expect(await status(/^Maple & Main adds/)).toBeVisible()
    expect(router.state.location.search).toBe('?retailer=Lakeshore+Home&add=Maple+%26+Main')
  })

  it.each([
    ['', 'Choose the retailer to add.'],
    [`?${both}`, 'Choose the retailer to add.'],
    [`?${both}&add=Harbor+%26+Pine`, 'You already ship to Harbor & Pine. Choose another retailer to add.'],
    [`?${both}&add=Corner+Shop`, 'No design names Corner Shop. Choose another retailer.'],
    ['?retailer=Corner+Shop&add=Harbor+%26+Pine', 'No design names Corner Shop. Choose another retailer.'],
    ['?question=shared&retailer=Harbor+%26+Pine', 'Choose at least two retailers.'],
  ])('of "%s" says in a sentence why nothing is compared', async (query, sentence) => {
    await open(query)
    expect(await status(sentence)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull()
    expect(screen.queryByText(/nothing differs|adds no /i)).toBeNull()
  })

  it('is reached from My Designs, with the retailers chosen there', async () => {
    await platform.signIn()
    openPortal(`/rsx/docs/my-designs?${both}`)
    expect(await screen.findByRole('link', { name: 'Compare retailers' })).toHaveAttribute('href', `${address}?${both}`)
  })
})

describe('without its feature flag', () => {
  let flags: string[] = []
  beforeEach(() => {
    flags = environment().featureFlags.splice(0)
  })
  afterEach(() => {
    environment().featureFlags.push(...flags)
  })

  it('does not exist and requests nothing', async () => {
    await platform.signIn()
    const calls = platform.context().requests.list().length
    openPortal(address + pharmacy)
    await screen.findByRole('heading', { level: 1, name: "The page you're looking for can't be found." })
    expect(platform.context().requests.list()).toHaveLength(calls)
  })
})

describe('a design that cannot be read', () => {
  it('never shows as nothing to add: it is named, and Retry loads it', async () => {
    const user = userEvent.setup()
    platform.fail({ match: { path: '/content/My-design-files/(Shipments|Invoices)' }, status: 500, times: 2 })
    await open(pharmacy)
    const heading = await screen.findByRole('heading', {
      name: 'The designs of Shipments 856 and Invoices 810 could not be loaded',
    })
    expect(heading.closest('[role=alert]')).toHaveTextContent('Nothing is compared without it.')
    expect(screen.queryByText(/^Copperfield Pharmacy adds|nothing differs/i)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose retailers' }))
    const list = await screen.findByRole('dialog', { name: 'Retailer List' })
    expect(list).toHaveTextContent('The retailers could not be loaded')
    await user.click(within(list).getByRole('button', { name: 'Cancel' }))
    await user.type(screen.getByRole('combobox', { name: 'Retailer to add' }), 'x')
    expect(await screen.findByText('The retailers could not be loaded')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await status(added)).toBeVisible()
  })

  it('of another document is not needed', async () => {
    platform.fail({ match: { path: '/content/My-design-files/Shipments' }, status: 500 })
    await open(`${pharmacy}&document=Invoices`)
    expect(await status(/^Copperfield Pharmacy adds .* in Invoices/)).toBeVisible()
  })

  it('says so when it is no design', async () => {
    platform.fail({ match: { path: '/content/My-design-files/Orders' }, body: ['no design'] })
    await open(pharmacy)
    const heading = await screen.findByRole('heading', { name: 'The designs could not be compared' })
    expect(heading.closest('[role=alert]')).toHaveTextContent('The design of Orders cannot be read.')
  })

  it('names what is left out of a design that can be read in part', async () => {
    const design = {
      name: 'Invoices',
      extraProperties: { consolidatedMandatoryFor: ['Harbor & Pine', 'Copperfield Pharmacy'] },
      children: [7],
    }
    platform.fail({ match: { path: '/content/My-design-files/Invoices' }, body: design })
    await open('?retailer=Harbor+%26+Pine&add=Copperfield+Pharmacy&document=Invoices')
    expect(await screen.findByText(/^The design of Invoices has 1 node without a name/)).toBeVisible()
    expect(await status(/^Copperfield Pharmacy adds no field and no code in Invoices/)).toBeVisible()
  })
})

describe('the work list', () => {
  it('keeps what is ticked off in this browser, for this person and this retailer', async () => {
    const user = userEvent.setup()
    const { unmount } = await open(`${pharmacy}&document=Invoices`)
    await status(/in Invoices/)
    expect(box(taxes)).not.toBeChecked()
    await user.click(box(taxes))
    expect(box(taxes)).toBeChecked()
    expect(screen.getByText(/^\d+ changes, 1 done$/)).toBeVisible()
    // Neither names of retailers nor of fields stay in the browser.
    expect(localStorage.getItem(workListKey)).not.toMatch(/Copperfield|Taxes/)
    unmount()

    openPortal(`${address}${pharmacy}&document=Invoices`)
    await waitFor(() => expect(box(taxes)).toBeChecked())
    await user.click(box(taxes))
    expect(localStorage.getItem(workListKey)).toBe('[]')
  })

  it('of another person has no ticks, and a malformed one is ignored', async () => {
    const of = 'x'
    localStorage.setItem(workListKey, JSON.stringify([{ person: 'someone else', of }, { of: 7 }, null, 'x']))
    await open(`${pharmacy}&document=Invoices`)
    await status(/in Invoices/)
    expect(screen.getByText(/^\d+ changes, 0 done$/)).toBeVisible()
  })

  it('starts no new list after a sign-out in another tab', async () => {
    const user = userEvent.setup()
    await open(`${pharmacy}&document=Invoices`)
    await status(/in Invoices/)
    localStorage.removeItem(sessionKey)
    await user.click(box(taxes))
    expect(localStorage.getItem(workListKey)).toBeNull()
  })

  it('shows only what is open, and the focus goes to the box that takes the place of the ticked one', async () => {
    const user = userEvent.setup()
    await open(`${pharmacy}&document=Invoices&work=open`)
    await status(/in Invoices/)
    const boxes = () => screen.getAllByRole('checkbox')
    const count = boxes().length
    boxes()[0]?.focus()
    await user.keyboard(' ')
    expect(boxes()).toHaveLength(count - 1)
    expect(boxes()[0]).toHaveFocus()
    boxes().at(-1)?.focus()
    await user.keyboard(' ')
    expect(boxes().at(-1)).toHaveFocus()
    while (screen.queryAllByRole('checkbox').length > 0) {
      screen.getAllByRole('checkbox')[0]?.focus()
      await user.keyboard(' ')
    }
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'No records found' })).toBeVisible()
  })

  it('is not offered for what all retailers share', async () => {
    await open(`${pharmacy}&question=shared`)
    await status(/^Copperfield Pharmacy, Harbor & Pine and Northgate Outfitters all ask for/)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is saved for a spreadsheet and as Markdown, with what is done', async () => {
    const user = userEvent.setup()
    await open(`${pharmacy}&document=Invoices&filter=taxes&level=breaking`)
    await status(/in Invoices/)
    await user.click(box(taxes))
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await user.click(screen.getByRole('button', { name: 'Markdown' }))
    expect(saved.map(({ name }) => name)).toEqual(['compare-retailers.csv', 'compare-retailers.md'])
    const [csv = '', markdown = ''] = await Promise.all(saved.map(({ text }) => text))
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'Done,Place,Level,Change,From,To,Why,Formats,Retailers,Possibly the same,Also at,Kind',
      'yes,Invoices / Header / Taxes,Breaks,Group required,,,"Copperfield Pharmacy asks for it, and none of the others does: documents as you send them now may lack it.",,Copperfield Pharmacy,,,retailer-requires-field',
    ])
    expect(csv).toMatch(/^,Invoices/m)
    expect(markdown).toContain('# Compare Retailers: Copperfield Pharmacy')
    expect(markdown).toMatch(/^\| yes *\| Invoices \/ Header \/ Taxes/m)
  })
})
