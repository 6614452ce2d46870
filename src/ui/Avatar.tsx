import { useState } from 'react'
import { classNames } from './class-names'
import styles from './Avatar.module.css'

interface AvatarProps {
  initials: string
  /** Address of a picture. The initials are shown when there is none or it cannot be loaded. */
  src?: string | undefined
  look?: 'person' | 'lg' | 'org'
}

/** A person's or organization's picture or initials. Hidden from screen readers, because the name is beside it. */
export function Avatar({ initials, src, look = 'person' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span className={classNames(styles.avatar, styles[look])} aria-hidden="true">
      {src !== undefined && src !== failedSrc ? <img src={src} alt="" onError={() => setFailedSrc(src)} /> : initials}
    </span>
  )
}
