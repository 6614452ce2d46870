import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isBehindDialog, isShortcut, useShortcuts } from '@/browser/shortcuts'
import { lazyPart } from '@/ui/lazy-part'
import styles from './ShortcutHelp.module.css'

const ShortcutDialog = lazyPart(
  () => import('./ShortcutDialog'),
  (module) => module.ShortcutDialog,
)

/** Lists the shortcuts of the portal: the key `?` does, and a button that devices without a keyboard do not show (UI-22). */
export function ShortcutHelp() {
  const button = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  const [hasShortcut] = useShortcuts()

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !hasShortcut || isBehindDialog(button.current) || !isShortcut(event, '?')) return
    event.preventDefault()
    setDialog('open')
  })
  useLayoutEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasShortcut ? '?' : undefined}
        onPointerEnter={ShortcutDialog.preload}
        onFocus={ShortcutDialog.preload}
        onClick={() => setDialog('open')}
      >
        Keyboard shortcuts
      </button>
      {dialog !== 'unloaded' && (
        <ShortcutDialog
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          onUnavailable={() => setDialog('unloaded')}
        />
      )}
    </>
  )
}
