import PanelLeft from 'lucide-react/icons/panel-left'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { useOpenTree } from './frame-context'
import styles from './FrameBar.module.css'

interface FrameBarProps {
  /** Name of the page; hidden where `end` needs the space. */
  place: string
  end?: ReactNode
}

/** The bar above a page on narrow screens: opens the tree and shows the name of the page. */
export function FrameBar({ place, end }: FrameBarProps) {
  const openTree = useOpenTree()
  return (
    <div className={styles.bar}>
      <span className={styles.menu}>
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={openTree}>
          <Icon of={PanelLeft} size="sm" />
          Contents
        </Button>
      </span>
      <span className={styles.place}>{place}</span>
      {end}
    </div>
  )
}
