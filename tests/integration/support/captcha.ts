import { afterEach, beforeEach } from 'vitest'
import type { PlatformContext } from '../../../platform/context'
import { issueCaptchaToken } from '../../../platform/captcha/tokens'

interface RenderOptions {
  sitekey: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/**
 * Stands for the captcha's script, which needs frames: a button in the place of the widget. Its tokens are the platform's.
 * `expire` and `fail` do what the service does by itself.
 */
export function captchaForTests(context: () => PlatformContext) {
  let widgets: RenderOptions[] = []
  let resets = 0

  beforeEach(() => {
    widgets = []
    resets = 0
    Object.assign(window, {
      grecaptcha: {
        render(container: HTMLElement, options: RenderOptions) {
          const box = document.createElement('button')
          box.type = 'button'
          box.textContent = "I'm not a robot"
          box.addEventListener('click', () => options.callback(issueCaptchaToken(context())))
          container.append(box)
          return widgets.push(options) - 1
        },
        reset: () => {
          resets += 1
        },
        getResponse: () => '',
      },
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'grecaptcha')
  })

  return {
    expire: () => widgets.at(-1)?.['expired-callback'](),
    fail: () => widgets.at(-1)?.['error-callback'](),
    /** How often the widget was reset. */
    resets: () => resets,
  }
}
