import makeAsyncScriptLoader from 'react-async-script'
import { ReCAPTCHA } from 'react-google-recaptcha'
import { environment } from '@/config/environment'

type Widget = ReturnType<typeof loaderOf>

let attempt = 0
let widget: Widget | undefined

/**
 * The component of the captcha, which loads its script. The default component of the library loads it from one fixed
 * address; this one loads it from the address of the environment. The same component until `nextWidget` is called.
 */
export function currentWidget(): Widget {
  widget ??= loaderOf(attempt)
  return widget
}

/** A component that loads the script again. The loader remembers failures by address and callback, so both must change. */
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
    // Without it, Google's script starts others in a way that the policy of the page refuses.
    url.searchParams.set('trustedtypes', 'true')
    return url.href
  }
  return makeAsyncScriptLoader(address, { callbackName, globalName: 'grecaptcha' })(ReCAPTCHA)
}
