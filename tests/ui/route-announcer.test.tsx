import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RouteAnnouncer } from '@/shell/RouteAnnouncer'

function Changing() {
  const [step, setStep] = useState(0)
  return (
    <>
      <h1 key={step}>Step {step}</h1>
      <input aria-label="Name" />
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      {step > 1 && <p>Arrived later</p>}
    </>
  )
}

const frame = (
  <>
    <RouteAnnouncer />
    <input aria-label="Search" />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </>
)

async function goToPage() {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/applications', element: <Changing /> },
  ]
  const router = createMemoryRouter([{ element: frame, children }])
  render(<RouterProvider router={router} />)
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/applications'))
  expect(screen.getByRole('heading')).toHaveFocus()
}

/** Changes the page without a key or pointer event, as a network response would. */
const showNext = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const heading = (name: string) => screen.getByRole('heading', { name })

it('moves the focus to the new heading when the page replaces it', async () => {
  await goToPage()
  showNext()
  await waitFor(() => expect(heading('Step 1')).toHaveFocus())
  showNext()
  await waitFor(() => expect(heading('Step 2')).toHaveFocus())
})

it.each(['Name', 'Search'])(
  'leaves the focus in the field %s, which was focused without key or pointer',
  async (name) => {
    await goToPage()
    const field = screen.getByRole('textbox', { name })
    act(() => field.focus())
    showNext()
    // Once this later mutation is observed, the earlier one has been observed as well.
    await nextMutation()
    expect(field).toHaveFocus()
    act(() => field.blur())
    showNext()
    await nextMutation()
    expect(document.body).toHaveFocus()
  },
)

it.each(['Name', 'Description'])('leaves the focus in the field %s of a page that stays', async (name) => {
  const page = (
    <>
      <h1>Application</h1>
      <input aria-label="Name" />
      <textarea aria-label="Description" />
      <button type="button">Save</button>
    </>
  )
  const children = [{ path: '/app/:appId?', element: page }]
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/app'] })
  render(<RouterProvider router={router} />)
  const field = screen.getByRole('textbox', { name })
  act(() => field.focus())
  await act(() => router.navigate('/app/1'))
  expect(field).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  await act(() => router.navigate('/app/2'))
  expect(heading('Application')).toHaveFocus()
})

it.each([
  ['leaves the focus in an open dialog', 'open'],
  ['takes the focus from a dialog that closes', 'closed'],
])('%s', async (_, state) => {
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/applications', element: <h1>Applications</h1> },
  ]
  const router = createMemoryRouter([{ element: frame, children }])
  render(
    <>
      <RouterProvider router={router} />
      <div role="dialog" {...{ [`data-${state}`]: '' }}>
        <input aria-label="Everything" />
      </div>
    </>,
  )
  const field = screen.getByRole('textbox', { name: 'Everything' })
  act(() => field.focus())
  await act(() => router.navigate('/applications'))
  expect(state === 'open' ? field : heading('Applications')).toHaveFocus()
})

/** Resolves after all earlier observers have been notified of a change. */
function nextMutation(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.body.append(document.createElement('i'))
  })
}
