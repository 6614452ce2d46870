import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Form } from '@/forms/Form'
import { FormFooter } from '@/forms/FormFooter'
import { formOptions } from '@/forms/validation'
import { TextAreaField } from '@/forms/TextAreaField'
import { TextField } from '@/forms/TextField'
import { useLeaveGuard } from '@/forms/use-leave-guard'
import { hasUnsavedInput, mayLeave } from '@/browser/unsaved-input'

interface Values {
  name: string
  description: string
}

function AppForm({ save = () => undefined }: { save?: (values: Values) => void }) {
  const form = useForm<Values>({
    ...formOptions,
    defaultValues: { name: '', description: '' },
    resolver: (values) =>
      values.name === ''
        ? { values: {}, errors: { name: { type: 'required', message: 'Enter a name' } } }
        : { values, errors: {} },
  })
  return (
    <Form
      form={form}
      onSubmit={(values) => save(values)}
      footer={<FormFooter dirty={form.formState.isDirty} pending={form.formState.isSubmitting} />}
    >
      <TextField control={form.control} name="name" label="Name" hint="People see it." />
      <TextAreaField control={form.control} name="description" label="Description" optional recommendedLength={140} />
    </Form>
  )
}

test('a field is associated with its label, hint, count and error', async () => {
  render(<AppForm />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toBeRequired()
  expect(name).toHaveAccessibleDescription('People see it.')
  const description = screen.getByRole('textbox', { name: /Description/ })
  expect(description).not.toBeRequired()
  await userEvent.type(description, 'Dock')
  expect(description).toHaveAccessibleDescription('4 of 140 characters')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
})

test('a field is validated on blur, and from then on while typing', async () => {
  render(<AppForm />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.click(name)
  expect(name).toBeValid()
  await userEvent.tab()
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveAccessibleErrorMessage('Enter a name')
  await userEvent.type(name, 'D')
  await waitFor(() => expect(name).toBeValid())
})

test('an invalid submission focuses the first invalid field, a valid one saves by Enter', async () => {
  const save = vi.fn<(values: Values) => void>()
  render(<AppForm save={save} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveFocus())
  expect(save).not.toHaveBeenCalled()
  await userEvent.type(name, 'Dock{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Dock', description: '' }))
})

/** Ends a running save, after which nothing is unsaved. */
let endSave: () => void

function Guarded() {
  const [dirty, setDirty] = useState(true)
  useEffect(() => {
    endSave = () => setDirty(false)
  }, [])
  const { dialog, allowNextNavigation } = useLeaveGuard(dirty)
  const navigate = useNavigate()
  return (
    <>
      {dialog}
      <Link to="/app?expandIndex=2">Step 2</Link>
      <Link to="/home">Home</Link>
      <button type="button" onClick={() => setDirty(false)}>
        Clean
      </button>
      <button
        type="button"
        onClick={() => {
          allowNextNavigation()
          void navigate('/home')
        }}
      >
        Save
      </button>
    </>
  )
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/app', element: <Guarded /> },
      { path: '/home', element: <h1>Home page</h1> },
    ],
    { initialEntries: ['/app'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('leaving with unsaved input asks; the answer decides whether the page changes', async () => {
  const router = open()
  expect(hasUnsavedInput()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/app')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible()
  expect(hasUnsavedInput()).toBe(false)
})

test('the question closes when the save ends meanwhile, and the navigation goes on', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  act(() => endSave())
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(router.state.location.pathname).toBe('/home')
})

test('the question for another site closes when the save ends meanwhile, and allows leaving', async () => {
  open()
  const asked = mayLeave()
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  act(() => endSave())
  await expect(asked).resolves.toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a change of the query alone, an allowed navigation and a clean form do not ask', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('link', { name: 'Step 2' }))
  expect(router.state.location.search).toBe('?expandIndex=2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible()
})

test('the browser asks before it closes a page with unsaved input', async () => {
  open()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clean' }))
  expect(leave()).toBe(false)
  expect(hasUnsavedInput()).toBe(false)
})

test('leaving for another site asks as well', async () => {
  open()
  const asked = mayLeave()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await expect(asked).resolves.toBe(false)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const again = mayLeave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await expect(again).resolves.toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Clean' }))
  await expect(mayLeave()).resolves.toBe(true)
})
