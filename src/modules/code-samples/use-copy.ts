import { useEffect, useState } from 'react'
import { copyText } from '@/ui/copy-text'

const tickMs = 2000

/** Copies a text; `copied` for 2 s. */
export function useCopy(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [copied])

  return { copied, copy: () => void copyText(text).then(setCopied) }
}
