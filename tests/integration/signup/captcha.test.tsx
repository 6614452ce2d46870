import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CaptchaField } from '@/forms/captcha/CaptchaField'
import { useCaptcha } from '@/forms/captcha/use-captcha'
import { captchaForTests } from '../support/captcha'
import { platformForTests } from '../support/portal'

const platform = platformForTests()
const captcha = captchaForTests(platform.context)

function Form() {
  const state = useCaptcha()
  return (
    <>
      <CaptchaField captcha={state} />
      <output>{state.reason ?? 'solved'}</output>
      <button type="button" onClick={state.reset}>
        Reset
      </button>
    </>
  )
}

const solve = async () => userEvent.click(await screen.findByRole('button', { name: "I'm not a robot" }))

test('the form is notified when the captcha is solved, expires or is reset', async () => {
  render(<Form />)
  const state = screen.getByRole('status')
  await solve()
  expect(state).toHaveTextContent('solved')
  act(() => captcha.expire())
  expect(state).toHaveTextContent('Tick the captcha box again to go on.')
  await solve()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(captcha.resets()).toBe(1)
  expect(state).toHaveTextContent('Tick the captcha box again to go on.')
})

test('a widget that fails shows an error and can be loaded again', async () => {
  render(<Form />)
  await solve()
  act(() => captcha.fail())
  expect(screen.getByRole('alert')).toHaveTextContent('The captcha could not be loaded.')
  expect(screen.getByRole('status')).toHaveTextContent('The captcha has to be loaded first.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await solve()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('solved')
})
