import Info from 'lucide-react/icons/info'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { Icon } from './Icon'
import styles from './InfoTip.module.css'

interface InfoTipProps {
  /** Name of the button, such as "About the audience". */
  label: string
  /** One or two sentences without links. */
  children: ReactNode
}

/** An info icon with a tooltip that shows on hover, focus and touch. Escape closes it. */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOpen = isHovered || isFocused

  useEffect(() => {
    if (!isOpen) return undefined
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsHovered(false)
      setIsFocused(false)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    <span
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <Button
        variant="ghost"
        size="sm"
        icon
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        // Safari does not focus a clicked button.
        onClick={() => setIsFocused(true)}
      >
        <Icon of={Info} size="sm" />
      </Button>
      <span className={styles.tip} role="tooltip" id={id} hidden={!isOpen}>
        {children}
      </span>
    </span>
  )
}
