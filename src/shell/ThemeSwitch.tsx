import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { buttonClass } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { themes, useTheme } from './theme'
import styles from './Bar.module.css'

const looks = {
  system: { icon: Monitor, name: 'system' },
  light: { icon: Sun, name: 'light' },
  dark: { icon: Moon, name: 'dark' },
} as const

/** Goes through system, light and dark. A button and not a menu: the menu library stays out of the first load. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'ghost', icon: true })} ${styles.wide}`}
      aria-label={`Theme: ${looks[theme].name}`}
      title={`Theme: ${looks[theme].name}. Change to ${looks[next].name}`}
      onClick={() => choose(next)}
    >
      <Icon of={looks[theme].icon} />
    </button>
  )
}
