import { useEffect, useState } from 'react'
import { showToast } from '@/ui/toast'

const tickMs = 2000

/** Copies a text; `copied` for 2 s. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => {
    navigator.clipboard
      .writeText(text)
      .then(() => {
        setCopied(true)
        showToast({ title: 'Copied to Clipboard', tone: 'ok', key: 'copied' })
      })
      .catch(() => {
        showToast({
          title: 'Could Not Copy',
          message: 'The browser did not allow it. Select the text and press Ctrl-C.',
          tone: 'bad',
          key: 'copied',
        })
      })
  }
  return { copied, copy }
}
