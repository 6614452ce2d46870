import { useEffect, useState } from 'react'
import { copyText } from '@/ui/copy-text'

const copiedDurationMs = 2000

/** Copies a text to the clipboard. `isCopied` is true for 2 s after that succeeded. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedDurationMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return { isCopied, copy: () => void copyText(text).then(setCopied) }
}
