import makeAsyncScriptLoader from 'react-async-script'
import { ReCAPTCHA } from 'react-google-recaptcha'
import { environment } from '@/config/environment'

type Widget = ReturnType<typeof loaderOf>

let attempt = 0
let widget: Widget | undefined

/**
 * The captcha's component with the loader of its script. The library's own default has the address of one service built
 * in; this one takes the environment's. The same component until `nextWidget` is called.
 */
export function currentWidget(): Widget {
  widget ??= loaderOf(attempt)
  return widget
}

/** A component that loads the script anew: the loader remembers by address and callback that a script has failed. */
export function nextWidget(): Widget {
  attempt += 1
  widget = loaderOf(attempt)
  return widget
}

function loaderOf(number: number) {
  const callbackName = `onCaptchaLoad${number}`
  const address = () => {
    const url = new URL(environment().captcha.scriptUrl)
    url.searchParams.set('onload', callbackName)
    url.searchParams.set('render', 'explicit')
    return url.href
  }
  return makeAsyncScriptLoader(address, { callbackName, globalName: 'grecaptcha' })(ReCAPTCHA)
}
