import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { RequiredBadge } from '@/modules/rsx/schema-tree/RequiredBadge'
import { SchemaTree } from '@/modules/rsx/schema-tree/SchemaTree'
import type { TreeLook } from '@/modules/rsx/schema-tree/SchemaTreeRow'
import { TreeControls } from '@/modules/rsx/schema-tree/TreeControls'
import type { TreeNode } from '@/modules/rsx/schema-tree/tree-model'
import { useSchemaTree } from '@/modules/rsx/schema-tree/use-schema-tree'
import { label, nodesOf } from '../unit/rsx/schema-tree/nodes'

const look: TreeLook<string> = {
  nameTitle: 'Field',
  name: ({ name }) => (
    <>
      <code>{name}</code>
      {name === 'Header' && <RequiredBadge />}
    </>
  ),
  columns: [
    {
      key: 'notes',
      title: 'Notes',
      cell: ({ name }, active) => (
        <button type="button" tabIndex={active ? 0 : -1}>
          Notes of {name}
        </button>
      ),
    },
  ],
  detail: ({ id }) => <p>Codes of {id}</p>,
}
const fitsCity = ({ name }: TreeNode<string>) => name === 'City'

function Sample({ roots = label, markedId }: { roots?: readonly TreeNode<string>[]; markedId?: string }) {
  const [search, setSearch] = useState(false)
  const tree = useSchemaTree(roots, { search: search ? fitsCity : undefined, markedId })
  return (
    <>
      <button type="button" onClick={() => setSearch(!search)}>
        Search
      </button>
      <TreeControls tree={tree} />
      <SchemaTree label="Fields" tree={tree} look={look} />
    </>
  )
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('code')?.textContent)
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })

describe('SchemaTree', () => {
  test('is a single tab stop; arrow keys move within it', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    expect(names()).toEqual(['Header', 'PurchaseOrderNumber', 'Address', 'Pack', 'ShippingSerialID', 'Pack', 'Summary'])
    screen.getByRole('button', { name: 'Collapse all' }).focus()
    await user.tab()
    expect(row('Header')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(row('City')).toHaveFocus()
    expect(row('Address')).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Notes of City' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Notes of City' })).toHaveFocus()
    await user.tab({ shift: true })
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(row('Address')).toHaveFocus()
    expect(row('Address')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a click on a name opens or closes the node; a click on a control in it does not', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    await user.click(screen.getByText('Address'))
    expect(names()).toContain('City')
    await user.click(screen.getByRole('button', { name: 'Notes of Address' }))
    expect(names()).toContain('City')
    await user.click(screen.getByText('Address'))
    expect(names()).not.toContain('City')
  })

  test('all branches open and close; the tab stop moves to a node that is still visible', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    expect(names()).toHaveLength(10)
    await user.click(screen.getByText('City'))
    act(() => row('City').focus())
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(names()).toEqual(['Header', 'Pack', 'Summary'])
    await user.tab()
    expect(row('Header')).toHaveFocus()
  })

  test('a search opens the branches with matches; ending it restores the tree', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    const before = names()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(names()).toEqual(['Header', 'Address', 'City'])
    await user.click(screen.getByText('Address'))
    expect(names()).toEqual(['Header', 'Address'])
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(names()).toEqual(before)
  })

  test('the node in the address is visible and marked', () => {
    render(<Sample markedId="Header.Address.City" />)
    expect(row('City')).toHaveAttribute('aria-current', 'true')
    expect(row('City')).toHaveAttribute('tabindex', '0')
  })

  test('a detail opens under its row', async () => {
    const user = userEvent.setup()
    render(<Sample roots={nodesOf({ Code: null }).map((code) => ({ ...code, hasDetail: true }))} />)
    expect(screen.getByText('Codes of Code')).toBeInTheDocument()
    await user.click(screen.getByText('Code'))
    expect(screen.queryByText('Codes of Code')).not.toBeInTheDocument()
  })

  test('a thousand rows are rendered in steps; End waits for the last row', async () => {
    const user = userEvent.setup()
    const roots = nodesOf(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`Field${index}`, null])))
    render(<Sample roots={roots} />)
    // Found by text, because computing the roles of a thousand rows is too slow.
    const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=row]')
    expect(screen.queryByText('Field500')).not.toBeInTheDocument()
    act(() => rowOf('Field0')?.focus())
    await user.keyboard('{End}')
    // Searching for a text after each step would take longer than the steps.
    await waitFor(() => expect(document.querySelectorAll('[role=row][aria-level]')).toHaveLength(1000))
    expect(rowOf('Field999')).toHaveFocus()
  })

  test('all branches are open in print', () => {
    render(<Sample />)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(names()).toHaveLength(10)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(names()).toHaveLength(7)
  })
})
