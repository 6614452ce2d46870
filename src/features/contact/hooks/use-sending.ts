import { useEffect, useState } from 'react'

/** How long the receiving service may take before the reader can send again, in milliseconds. */
const patienceMs = 20_000

interface Sending {
  sending: boolean
  start: () => void
}

/**
 * The time between sending a form and leaving the page for the answer. It ends when the browser comes back to the page
 * as it was left, or when nothing has happened for a while.
 */
export function useSending(onBack: () => void): Sending {
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (!sending) return undefined
    const back = () => {
      setSending(false)
      onBack()
    }
    const timer = setTimeout(back, patienceMs)
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back()
    }
    window.addEventListener('pageshow', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', show)
    }
  }, [sending, onBack])

  return { sending, start: () => setSending(true) }
}
