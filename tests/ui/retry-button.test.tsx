import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ErrorState } from '@/ui/ErrorState'
import { RetryButton } from '@/ui/RetryButton'

type State = 'failed' | 'loading' | 'shown'

function Page({ state, onRetry }: { state: State; onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      {state === 'failed' && <ErrorState title="Failed" onRetry={onRetry} />}
      {state === 'shown' && <h1>The page</h1>}
      <a href="#other">Other</a>
    </main>
  )
}

/** Renders a failed page; Retry shows the `next` state, and the returned function shows any other. */
function openPage(next: State) {
  const { rerender } = render(<Page state="failed" onRetry={() => show(next)} />)
  const show = (state: State) => rerender(<Page state={state} onRetry={() => undefined} />)
  return show
}

it('moves the focus to the heading when a retry has succeeded', async () => {
  openPage('shown')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus())
})

it('moves the focus to the main element until there is a heading', async () => {
  const show = openPage('loading')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('main')).toHaveFocus()
  show('shown')
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus())
})

it('does not move the focus if the reader has moved it meanwhile', async () => {
  const show = openPage('loading')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await userEvent.tab()
  show('shown')
  await screen.findByRole('heading', { name: 'The page' })
  expect(screen.getByRole('link', { name: 'Other' })).toHaveFocus()
})

it('keeps the focus while the retry fails', async () => {
  openPage('failed')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
})

it('within a page moves the focus to the heading of the loaded part', async () => {
  function Part({ failed, onRetry }: { failed: boolean; onRetry?: () => void }) {
    return (
      <main>
        <h1>The page</h1>
        <h2>The part</h2>
        {failed && (
          <>
            <h3>What goes with it</h3>
            <RetryButton inline onRetry={() => onRetry?.()} />
          </>
        )}
        <h2>Another part</h2>
      </main>
    )
  }
  const { rerender } = render(<Part failed onRetry={() => rerender(<Part failed={false} />)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The part' })).toHaveFocus())
})

it('moves the focus to the title of its dialog', async () => {
  function Dialog({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
    return (
      <>
        <main id="main" tabIndex={-1}>
          <h1>The page</h1>
        </main>
        <div role="dialog" aria-label="Preview">
          <h2>Preview</h2>
          {failed && <RetryButton onRetry={onRetry} />}
        </div>
      </>
    )
  }
  const { rerender } = render(
    <Dialog failed onRetry={() => rerender(<Dialog failed={false} onRetry={() => undefined} />)} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('heading', { name: 'Preview' })).toHaveFocus()
})
