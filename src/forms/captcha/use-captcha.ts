import { useCallback, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ReCAPTCHA } from 'react-google-recaptcha'

export interface Captcha {
  /** Proof that the captcha was solved; valid for one submission and about two minutes. Must not be stored or logged. */
  token: string | undefined
  /** Why the form cannot be sent now; undefined when the captcha is solved. */
  reason: string | undefined
  /** Whether the script or the widget could not be loaded. */
  failed: boolean
  /** Asks for a new solution, after a submission that did not succeed. */
  reset: () => void
  /** For `CaptchaField` only. */
  field: {
    widget: RefObject<ReCAPTCHA | null>
    onToken: (token: string | null) => void
    onFailed: (failed: boolean) => void
  }
}

/** The state of one captcha, shared by its field and the form around it. */
export function useCaptcha(): Captcha {
  const widget = useRef<ReCAPTCHA>(null)
  const [token, setToken] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [solvedBefore, setSolvedBefore] = useState(false)

  const reset = useCallback(() => {
    // The widget has no event for its reset.
    widget.current?.reset()
    setToken(undefined)
  }, [])
  const onToken = useCallback((next: string | null) => {
    setToken(next ?? undefined)
    if (next !== null) setSolvedBefore(true)
  }, [])

  return {
    token,
    failed,
    reason: reasonOf(token, failed, solvedBefore),
    reset,
    field: { widget, onToken, onFailed: setFailed },
  }
}

function reasonOf(token: string | undefined, failed: boolean, wasSolvedBefore: boolean): string | undefined {
  if (token !== undefined) return undefined
  if (failed) return 'The captcha has to be loaded first.'
  return wasSolvedBefore ? 'Tick the captcha box again to go on.' : 'Tick the captcha box to go on.'
}
