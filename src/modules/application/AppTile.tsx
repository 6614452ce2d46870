import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { applicationIcons, knownColor, knownIcon } from './appearance'
import styles from './AppTile.module.css'
import colors from './colors.module.css'

interface AppTileProps {
  iconName: string | undefined
  iconColor: string | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** The icon of an application on its color; decorative, beside the name. */
export function AppTile({ iconName, iconColor, size = 'md' }: AppTileProps) {
  return (
    <span className={classNames(styles.tile, styles[size], colors[knownColor(iconColor)])}>
      <Icon of={applicationIcons[knownIcon(iconName)]} />
    </span>
  )
}
