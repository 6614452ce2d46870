import { useCallback, useState, type ReactNode } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { FrameContext } from './frame-context'
import { Tree } from './Tree'
import styles from './TreeFrame.module.css'

const Drawer = lazyPart(
  () => import('@/ui/Drawer'),
  (module) => module.Drawer,
)

interface TreeFrameProps {
  /** Name of the tree. */
  label: string
  /** The entries of the tree. */
  tree: ReactNode
  /** Called with the address of a link when the pointer or the focus stays on it. */
  onIntent?: ((to: string) => void) | undefined
  children: ReactNode
}

/** A page beside a tree. The tree is a column that stays in view; below 960 px it is a drawer that `FrameBar` opens. */
export function TreeFrame({ label, tree, onIntent, children }: TreeFrameProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const open = useCallback(() => setDrawer('open'), [])
  const close = useCallback(() => setDrawer('closed'), [])
  return (
    <FrameContext value={open}>
      <div className={styles.frame}>
        <Tree label={label} className={styles.column} onIntent={onIntent}>
          <h2>{label}</h2>
          {tree}
        </Tree>
        <div className={styles.main}>{children}</div>
      </div>
      {drawer !== 'never' && (
        <Drawer
          open={drawer === 'open'}
          onOpenChange={(state) => !state && close()}
          onUnavailable={() => setDrawer('never')}
          label="Contents"
          tone="paper"
          head={<h2>{label}</h2>}
        >
          <Tree label={label} className={styles.inDrawer} onFollow={close}>
            {tree}
          </Tree>
        </Drawer>
      )}
    </FrameContext>
  )
}
