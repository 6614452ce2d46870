import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Tree } from '@/modules/documentation/tree/Tree'
import { TreeEntries } from '@/modules/documentation/tree/TreeEntries'
import type { TreeEntry } from '@/engines/documentation/tree-entry'
import { createTreeState } from '@/modules/documentation/tree/tree-state'

function entry(id: string, children: TreeEntry[] = [], to: string | null = `/${id}`): TreeEntry {
  return { id, text: `Entry ${id}`, to: to ?? undefined, href: undefined, paths: [], internal: false, children }
}

function openTree(entries: TreeEntry[], current: string[] = []) {
  const state = createTreeState()
  const Page = () => (
    <Tree label="Contents">
      <TreeEntries entries={entries} current={current} state={state} />
    </Tree>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  render(<RouterProvider router={router} />)
  return router
}

it('can be used with the keyboard only', async () => {
  const user = userEvent.setup()
  const router = openTree([entry('a'), entry('b', [entry('b1'), entry('b2')], null), entry('c')])
  const focused = () => document.activeElement?.textContent
  await user.tab()
  expect(focused()).toBe('Entry a')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Entry b' })).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Entry b1')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Entry b2')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Entry b')
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByRole('link', { name: 'Entry b1' })).toBeNull()
  await user.keyboard('{End}')
  expect(focused()).toBe('Entry c')
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/c')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Entry a')
})

it('shows a link beside a button for an entry with a page and entries below it', async () => {
  const user = userEvent.setup()
  openTree([entry('a', [entry('a1')])])
  await user.click(screen.getByRole('button', { name: 'Open Entry a' }))
  expect(screen.getByRole('link', { name: 'Entry a' })).toHaveAttribute('href', '/a')
  expect(screen.getByRole('link', { name: 'Entry a1' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close Entry a' })).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Entry a1' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('link', { name: 'Entry a' })).toHaveFocus()
})

it('renders 2,000 entries in steps, including the last one', async () => {
  openTree(
    Array.from({ length: 2000 }, (_, index) => entry(`e${index}`)),
    ['e1999'],
  )
  expect(document.querySelectorAll('a').length).toBeLessThanOrEqual(100)
  await waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(2000))
  expect(document.querySelector('[aria-current=page]')).toHaveTextContent('Entry e1999')
})

it('adds a history entry for another page, but not for the current one', async () => {
  const user = userEvent.setup()
  const router = openTree([entry('a'), entry('b')])
  const actions: string[] = []
  router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state === 'idle') actions.push(historyAction)
  })
  for (const name of ['Entry a', 'Entry a', 'Entry b']) await user.click(screen.getByRole('link', { name }))
  expect(actions).toEqual(['PUSH', 'REPLACE', 'PUSH'])
})
