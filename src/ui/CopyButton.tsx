import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { copyText, showCopyError } from './copy-text'
import { Icon } from './Icon'

/** How long the button shows a check mark after copying, in milliseconds. */
const copiedMs = 2000

interface CopyButtonProps {
  /** The text, or a function that fetches it. */
  text: string | (() => Promise<string>)
  /** Name of the button, such as "Copy App ID"; its tooltip if it shows a text. */
  label: string
  /** A text beside the icon, which then is the button's name. */
  children?: ReactNode
  /** Called when the text cannot be fetched; by default a toast says that copying failed. */
  onError?: (error: unknown) => void
}

/** A button that copies a text. Afterwards it shows a check mark for 2 s, and a toast confirms it. */
export function CopyButton({ text, label, children, onError = showCopyError }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'copied'>('ready')

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), copiedMs)
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
      icon={children === undefined}
      aria-label={children === undefined ? label : undefined}
      title={label}
      pending={state === 'pending'}
      onClick={() => void copy()}
    >
      <Icon of={state === 'copied' ? Check : Copy} size="sm" />
      {children}
    </Button>
  )
}
