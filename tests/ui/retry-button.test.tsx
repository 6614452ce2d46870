import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ErrorState } from '@/ui/ErrorState'

type State = 'failed' | 'loading' | 'shown'

function openPage(next: State) {
  const set: { state?: (state: State) => void } = {}
  function Page() {
    const [state, setState] = useState<State>('failed')
    set.state = setState
    return (
      <main tabIndex={-1}>
        {state === 'failed' && <ErrorState title="Failed" onRetry={() => setState(next)} />}
        {state === 'shown' && <h1>The page</h1>}
        <a href="#other">Other</a>
      </main>
    )
  }
  render(<Page />)
  return (state: State) => set.state?.(state)
}

it('hands the focus to the heading when a retry has succeeded', async () => {
  openPage('shown')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus())
})

it('keeps it in the page until there is a heading', async () => {
  const show = openPage('loading')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('main')).toHaveFocus()
  show('shown')
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus())
})

it('leaves it where the reader has put it meanwhile', async () => {
  const show = openPage('loading')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await userEvent.tab()
  show('shown')
  await screen.findByRole('heading', { name: 'The page' })
  expect(screen.getByRole('link', { name: 'Other' })).toHaveFocus()
})

it('is left alone while the failure stays', async () => {
  openPage('failed')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
})
