import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchSelect } from '@/ui/SearchSelect'

const options = ['7.7.4', '7.7.0', '6.9.0'].map((value) => ({ value, label: value }))

function Versions({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('7.7.0')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <SearchSelect label="Version" options={options} value={value} onChange={change} debounceMs={200} emptyText="None" />
  )
}

function setUp() {
  const onChange = vi.fn<(value: string) => void>()
  render(<Versions onChange={onChange} />)
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Version' }) }
}

it('moves by arrow keys from the chosen option and chooses with Enter', async () => {
  const { onChange, user, field } = setUp()
  await user.tab()
  expect(field).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '7.7.0' }).id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '6.9.0' }).id)
  await user.keyboard('{Home}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('7.7.4')
  expect(field).toHaveValue('7.7.4')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('Enter chooses the match of the typed text, also before the list is filtered', async () => {
  const { onChange, user, field } = setUp()
  await user.click(field)
  await user.clear(field)
  await user.type(field, '6.9{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('6.9.0')
})

it('keeps the chosen option on Escape, on leaving the field, and without a match', async () => {
  const { onChange, user, field } = setUp()
  await user.type(field, 'x')
  expect(await screen.findByText('None')).toBeVisible()
  await user.keyboard('{Enter}{Escape}')
  expect(field).toHaveValue('7.7.0')
  await user.type(field, '6')
  await user.tab()
  await waitFor(() => expect(field).toHaveValue('7.7.0'))
  expect(onChange).not.toHaveBeenCalled()
})

it('chooses an option on click', async () => {
  const { onChange, user, field } = setUp()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: '6.9.0' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('6.9.0')
  expect(field).toHaveValue('6.9.0')
})

it('ignores the keys of an input method while it composes', async () => {
  const { onChange, user, field } = setUp()
  await user.click(field)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '7.7.0' }).id)
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('listbox')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})
