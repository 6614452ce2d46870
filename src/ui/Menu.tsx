import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Icon } from './Icon'
import styles from './pop.module.css'

interface MenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens the menu: it carries aria-haspopup="menu" and aria-expanded and gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu under a button of the caller, so that the button can be there long before this code is loaded. */
export function Menu({ open, onOpenChange, anchor, label, align = 'start', children }: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} anchor={anchor} align={align} sideOffset={4}>
          <Base.Popup className={styles.pop} aria-label={label} finalFocus={anchor}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** An action; closes the menu. */
export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Base.Item className={styles.opt} onClick={onClick}>
      {children}
    </Base.Item>
  )
}

/** A link; `render` is the link element without children (a router link where there is a router). */
export function MenuLink({ render, children }: { render: ReactElement; children: ReactNode }) {
  return (
    <Base.LinkItem className={styles.opt} render={render} closeOnClick>
      {children}
    </Base.LinkItem>
  )
}

/** A line between groups. */
export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />
}

/** Text that is not an item, for instance who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

interface MenuRadioGroupProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** One choice of few, ticked; choosing closes the menu. */
export function MenuRadioGroup<T extends string>({ label, value, onChange, options }: MenuRadioGroupProps<T>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      <Base.GroupLabel className={styles.head}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} className={styles.opt} value={option.value} closeOnClick>
          <span className={styles.tick}>
            <Base.RadioItemIndicator>
              <Icon of={Check} size="sm" />
            </Base.RadioItemIndicator>
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
