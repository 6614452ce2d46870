import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isApple } from '@/browser/platform'
import { isBehindDialog, isShortcut, useShortcuts } from '@/browser/shortcuts'
import { buttonClass } from '@/ui/button-class'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { noTyping, typed, type Typing } from './typing'
import styles from './SearchButton.module.css'

// Never reloads the portal: the code is loaded without anybody asking, and what was typed meanwhile would be lost.
const SearchDialog = lazyPart(
  () => import('./SearchDialog'),
  (module) => module.SearchDialog,
  { reloadsPortal: false },
)

/**
 * The button in the bar that opens search (SEARCH-20): it looks like a field in wide windows and is a magnifier in narrow
 * ones. So do Ctrl-K (⌘K on Apple's systems), and `/` on pages without a filter (UI-15). The dialog's code is loaded when
 * the browser is idle, or when the button gets the pointer or the focus.
 */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded')
  // Keys pressed before the dialog's code has arrived.
  const [typing, setTyping] = useState(noTyping)
  const [hasShortcut] = useShortcuts()

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A filter of the page has handled the key already.
    if (event.defaultPrevented || isBehindDialog(button.current)) return
    if (!isSearchKey(event) && !(hasShortcut && isShortcut(event, '/'))) return
    event.preventDefault()
    setDialog('open')
  })
  // Before the paint, so that no key is lost that is pressed once the bar is visible.
  useLayoutEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  useEffect(() => whenIdle(SearchDialog.preload), [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(buttonClass({ variant: 'ghost' }), styles.search)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => setDialog('open')}
      >
        <Icon of={Search} />
        <span className={styles.text}>{typing.text || 'Search'}</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {dialog !== 'unloaded' && (
        <SearchDialog
          open={dialog === 'open'}
          typing={typing}
          onClose={() => {
            setDialog('closed')
            setTyping(noTyping)
          }}
          placeholder={dialog === 'open' && <EarlyKeys onType={setTyping} onClose={() => setDialog('unloaded')} />}
          unavailableTitle="Search could not be opened"
          onUnavailable={() => setDialog('unloaded')}
        />
      )}
    </>
  )
}

/** Whether an event is Ctrl-K, or ⌘K on Apple's systems, where Ctrl-K edits text. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const modifiers = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return modifiers && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

interface EarlyKeysProps {
  onType: (change: (before: Typing) => Typing) => void
  onClose: () => void
}

/** Collects the keys pressed while the code of the dialog is being loaded; the dialog goes on from there (SEARCH-21). */
function EarlyKeys({ onType, onClose }: EarlyKeysProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Enter') return
    else onType((before) => typed(before, event.key))
    event.preventDefault()
    event.stopPropagation()
  })
  useLayoutEffect(() => {
    window.addEventListener('keydown', handleKey, true)
    return () => window.removeEventListener('keydown', handleKey, true)
  }, [])
  return null
}

/** Runs a task once the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  const handle = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(handle)
}
