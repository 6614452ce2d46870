import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { Form } from '@/forms/Form'
import { FormFooter } from '@/forms/FormFooter'
import { formOptions } from '@/forms/validation'
import { TextField } from '@/forms/TextField'
import { useSubmit } from '@/forms/use-submit'
import { currentToasts, dismissToast } from '@/ui/toast'

interface Values {
  name: string
  url: string
}

interface FormProps {
  send: (values: Values, signal: AbortSignal) => Promise<string>
  onSent?: (result: string, values: Values) => void
  toastKey?: string
}

function SampleForm({ send, onSent, toastKey }: FormProps) {
  const form = useForm<Values>({ ...formOptions, defaultValues: { name: '', url: '' } })
  const { submit, isSending, error, clearError } = useSubmit({
    send,
    summary: { title: 'Error!', message: 'It was not saved.' },
    fields: { names: ['name', 'url'], setError: form.setError },
    ...(onSent && { onSent }),
    ...(toastKey !== undefined && { toastKey }),
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      error={error}
      footer={<FormFooter dirty={false} pending={isSending} onCancel={clearError} />}
    >
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="url" label="URL" />
    </Form>
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const refusal = (fields: Partial<ApiError>) =>
  new ApiError({ api: 'sample', kind: 'http', status: 400, message: 'sample: HTTP 400', ...fields })
const rejecting = (error: Error) => () => Promise.reject(error)

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)))

test('the success callback receives the result and the submitted values', async () => {
  const onSent = vi.fn<(result: string, values: Values) => void>()
  render(<SampleForm send={({ name }) => Promise.resolve(`${name}-1`)} onSent={onSent} />)
  await userEvent.type(screen.getByLabelText('Name'), 'dock')
  await save()
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('dock-1', { name: 'dock', url: '' }))
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy')
})

test('a second submission is ignored until the first has ended, even before the next rendering', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn<() => Promise<string>>(() => new Promise((resolve) => answers.push(() => resolve(''))))
  render(<SampleForm send={send} />)
  const form = document.querySelector('form') as HTMLFormElement
  await act(async () => {
    form.requestSubmit()
    form.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(send).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => answers[0]?.())
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('server messages appear at their fields, and the first of these fields gets the focus', async () => {
  const fieldErrors = { url: 'Use https.', name: 'This name is taken.' }
  render(<SampleForm send={rejecting(refusal({ fieldErrors }))} />)
  await save()
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(name).toHaveAccessibleErrorMessage('This name is taken.'))
  expect(screen.getByLabelText('URL')).toHaveAccessibleErrorMessage('Use https.')
  expect(name).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('messages without a field appear in the summary, which then gets the focus', async () => {
  const fieldErrors = { name: 'This name is taken.', icon: 'Unknown icon.' }
  render(<SampleForm send={rejecting(refusal({ fieldErrors }))} />)
  await save()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent('Error!It was not saved.Unknown icon.')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(screen.getByLabelText('Name')).toHaveAccessibleErrorMessage('This name is taken.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the title and message of the server take precedence over the fixed ones', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.resolve(''))
  send.mockRejectedValueOnce(refusal({ title: 'Closed', serverMessage: 'Not today.' }))
  render(<SampleForm send={send} />)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('ClosedNot today.')
  await save()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a form without a summary shows a failure in one toast until the next attempt', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.resolve(''))
  send.mockRejectedValueOnce(refusal({}))
  render(<SampleForm send={send} toastKey="sample" />)
  await save()
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      { id: 'sample', title: 'Error!', message: 'It was not saved.', tone: 'error', persistent: true },
    ]),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await save()
  await waitFor(() => expect(currentToasts()).toEqual([]))
})

test('an ended session shows only its dialog; a 401 of a public call is an error of the form', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(refusal({ status: 401, anonymous: true })))
  send.mockRejectedValueOnce(refusal({ status: 401 }))
  render(<SampleForm send={send} />)
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('alert')).toBeNull()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not saved.')
})

test.each([
  ['succeeds', (resolve: (result: string) => void) => resolve('')],
  ['fails', (_: unknown, reject: (error: Error) => void) => reject(refusal({}))],
])('unmounting aborts the submission; one that %s after that calls and shows nothing', async (_, settle) => {
  let signal: AbortSignal | undefined
  let finish: (() => void) | undefined
  const onSent = vi.fn<() => void>()
  const send = (__: Values, given: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal = given
      finish = () => settle(resolve, reject)
    })
  const { unmount } = render(<SampleForm send={send} onSent={onSent} toastKey="sample" />)
  await save()
  await waitFor(() => expect(signal?.aborted).toBe(false))
  unmount()
  expect(signal?.aborted).toBe(true)
  await act(async () => finish?.())
  expect(onSent).not.toHaveBeenCalled()
  expect(currentToasts()).toEqual([])
})

test('a submission resolves with its result, or with the failure and all messages of the server, even after unmounting', async () => {
  const fieldErrors = { name: 'This name is taken.', icon: 'Unknown icon.' }
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(refusal({ fieldErrors })))
  send.mockResolvedValueOnce('stored').mockRejectedValueOnce(refusal({ status: 401 }))
  const setError = vi.fn<() => void>()
  const summary = { title: 'Error!', message: 'It was not saved.' }
  const { result, unmount } = renderHook(() =>
    useSubmit<Values, string>({ send, summary, fields: { names: ['name'], setError } }),
  )
  const submit = () => act(() => result.current.submit({ name: '', url: '' }))
  const failed = {
    kind: 'failed',
    error: { title: 'Error!', messages: ['It was not saved.', 'This name is taken.', 'Unknown icon.'] },
  }
  expect(await submit()).toBe('stored')
  expect(await submit()).toBeUndefined()
  expect(await submit()).toEqual(failed)
  expect(setError).toHaveBeenCalledOnce()
  const last = submit()
  unmount()
  expect(await last).toEqual(failed)
  expect(setError).toHaveBeenCalledOnce()
})
