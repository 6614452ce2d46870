import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/ui/Button'

test('a button submits a form only with type="submit"', () => {
  render(<Button>Go</Button>)
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button')
})

test('a pending button keeps its name and ignores clicks', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a disabled button can be focused and says why it is disabled', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button disabledReason="Enter a name to save." onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save', description: 'Enter a name to save.' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test('a button that is disabled without a reason ignores clicks', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button aria-disabled onClick={onClick}>
      Cancel
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClick).not.toHaveBeenCalled()
})
