import { useState } from 'react'
import { classNames } from './class-names'
import styles from './Avatar.module.css'

interface AvatarProps {
  initials: string
  /** Address of a picture; the initials stand in while there is none or it cannot be loaded. */
  src?: string | undefined
  look?: 'person' | 'lg' | 'org'
}

/** Picture or initials beside a name, which carries the meaning: the avatar itself is hidden from screen readers. */
export function Avatar({ initials, src, look = 'person' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={classNames(styles.avatar, styles[look])} aria-hidden="true">
      {src !== undefined && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : initials}
    </span>
  )
}
