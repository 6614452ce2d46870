import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { environment } from '@/config/environment'
import { CaptchaField } from '@/forms/captcha/CaptchaField'
import { useCaptcha } from '@/forms/captcha/use-captcha'

afterEach(() => {
  Reflect.deleteProperty(window, 'grecaptcha')
})

function Form() {
  return <CaptchaField captcha={useCaptcha()} />
}

test('requests the captcha with the site key of the environment', async () => {
  const keys: string[] = []
  const renderWidget = (_: HTMLElement, { sitekey }: { sitekey: string }) => keys.push(sitekey)
  Object.assign(window, { grecaptcha: { render: renderWidget, reset: () => undefined, getResponse: () => '' } })
  render(<Form />)
  await waitFor(() => expect(keys).toEqual([environment().captcha.siteKey]))
})
