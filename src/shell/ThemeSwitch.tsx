import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { themes, useTheme } from '@/browser/theme'
import styles from './Bar.module.css'

const options = {
  system: { icon: Monitor, name: 'system' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const

/** Switches from system to light to dark and back. A menu would add its library to the first load. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'ghost', icon: true })} ${styles.wide}`}
      aria-label={`Theme: ${options[theme].name}`}
      title={`Theme: ${options[theme].name}. Change to ${options[next].name}`}
      onClick={() => choose(next)}
    >
      <Icon of={options[theme].icon} />
    </button>
  )
}
