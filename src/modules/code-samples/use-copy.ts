import { useEffect, useState } from 'react'
import { copyText } from '@/ui/copy-text'

const copiedDurationMs = 2000

/** Copies a text to the clipboard. `copied` is true for 2 s after that succeeded. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedDurationMs)
    return () => clearTimeout(timer)
  }, [copied])

  return { copied, copy: () => void copyText(text).then(setCopied) }
}
