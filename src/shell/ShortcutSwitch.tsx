import Keyboard from 'lucide-react/icons/keyboard'
import KeyboardOff from 'lucide-react/icons/keyboard-off'
import { useShortcuts } from '@/browser/shortcuts'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import styles from './Bar.module.css'

/** Label of every switch that turns the single-key shortcuts on and off. */
export const shortcutLabel = 'Shortcut keys / and ?'

/** Turns the single-key shortcuts on and off for visitors; signed-in people have it in the profile menu. */
export function ShortcutSwitch() {
  const [areOn, setAreOn] = useShortcuts()
  const state = areOn ? 'on' : 'off'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={areOn}
      className={`${buttonClass({ variant: 'ghost', icon: true })} ${styles.wide}`}
      aria-label={shortcutLabel}
      title={`${shortcutLabel}, which open search or the list of shortcuts: ${state}. Turn them ${areOn ? 'off' : 'on'}`}
      onClick={() => setAreOn(!areOn)}
    >
      <Icon of={areOn ? Keyboard : KeyboardOff} />
    </button>
  )
}
