import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Button } from './Button'
import { copyText, tellFailure } from './copy-text'
import { Icon } from './Icon'

const TICK_MS = 2000

interface CopyButtonProps {
  /** The text, or how to fetch it. */
  text: string | (() => Promise<string>)
  /** Name of the button, for instance "Copy App ID". */
  label: string
  /** Told when the text cannot be fetched; without it a toast says that copying failed. */
  onError?: (error: unknown) => void
}

/** Copies a text; for 2 s the icon is a tick and a toast says so. */
export function CopyButton({ text, label, onError = tellFailure }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'copied'>('ready')

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), TICK_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    setState('pending')
    try {
      setState((await copyText(typeof text === 'string' ? text : text())) ? 'copied' : 'ready')
    } catch (error) {
      setState('ready')
      onError(error)
    }
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      icon
      aria-label={label}
      title={label}
      pending={state === 'pending'}
      onClick={() => void copy()}
    >
      <Icon of={state === 'copied' ? Check : Copy} size="sm" />
    </Button>
  )
}
