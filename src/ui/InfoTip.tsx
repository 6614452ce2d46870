import Info from 'lucide-react/icons/info'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './InfoTip.module.css'

interface InfoTipProps {
  /** Name of the sign, for instance "About the audience". */
  label: string
  /** What it tells: a sentence or two, nothing that can be followed. */
  children: ReactNode
}

/** A sign that tells more while it is pointed at, has the focus or was touched; Escape closes it. */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const open = pointed || focused

  useEffect(() => {
    if (!open) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setPointed(false)
      setFocused(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  return (
    <span
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // Not every browser gives the focus to a button that is pressed.
        onClick={() => setFocused(true)}
      >
        <Icon of={Info} size="sm" />
      </Button>
      <span className={styles.tip} role="tooltip" id={id} hidden={!open}>
        {children}
      </span>
    </span>
  )
}
