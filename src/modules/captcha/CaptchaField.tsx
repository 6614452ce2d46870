import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useRef, useState } from 'react'
import { environment } from '@/config/environment'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Icon } from '@/ui/Icon'
import { SkeletonGroup, SkeletonLine } from '@/ui/Skeleton'
import { currentWidget, nextWidget } from './widget'
import type { Captcha } from './use-captcha'
import styles from './CaptchaField.module.css'

/** How long the script may take before the reader is told, in milliseconds. */
const patienceMs = 10_000

type Phase = 'loading' | 'ready' | 'failed'

/**
 * The captcha of a form. A script that is blocked or hangs is told, with a way to try again; the form around it keeps
 * what was typed. A script that arrives after that still counts.
 */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { widget, onToken, onFailed } = captcha.field
  const [look] = useState(readLook)
  const group = useRef<HTMLDivElement>(null)
  const [{ Widget, phase }, setState] = useState<{ Widget: ReturnType<typeof currentWidget>; phase: Phase }>(() => ({
    Widget: currentWidget(),
    phase: 'loading',
  }))

  const retry = () => {
    // The button leaves. A heading, to which RetryButton hands the focus, would be far above the form's last field.
    group.current?.focus({ preventScroll: true })
    setState({ Widget: nextWidget(), phase: 'loading' })
  }
  const enter = (next: Phase) => setState((state) => ({ ...state, phase: next }))

  useEffect(() => {
    onFailed(phase === 'failed')
    if (phase === 'failed') onToken(null)
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setState((state) => ({ ...state, phase: 'failed' })), patienceMs)
    return () => clearTimeout(timer)
  }, [phase, onFailed, onToken])

  return (
    <div ref={group} role="group" aria-label="Captcha" tabIndex={-1} className={styles.field}>
      {phase === 'loading' && (
        <SkeletonGroup label="Loading the captcha" className={styles.pending}>
          <SkeletonLine width={50} />
        </SkeletonGroup>
      )}
      {phase === 'failed' && (
        <Callout tone="danger" title="The captcha could not be loaded.">
          <p>A content blocker or the connection may be in the way. What you typed stays here.</p>
          <Button size="sm" className={styles.retry} onClick={retry}>
            <Icon of={RotateCw} size="sm" />
            Retry
          </Button>
        </Callout>
      )}
      <div className={styles.widget} hidden={phase !== 'ready'}>
        <Widget
          ref={widget}
          sitekey={environment().captcha.siteKey}
          {...look}
          onChange={onToken}
          onErrored={() => enter('failed')}
          asyncScriptOnLoad={({ errored }) => enter(errored ? 'failed' : 'ready')}
        />
      </div>
    </div>
  )
}

/** The widget has two fixed sizes and cannot change its colours once it is there. */
function readLook(): { theme: 'light' | 'dark'; size: 'normal' | 'compact' } {
  const chosen = document.documentElement.dataset['theme']
  const dark = chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  const narrow = window.matchMedia('(width < 22.5em)').matches
  return { theme: dark ? 'dark' : 'light', size: narrow ? 'compact' : 'normal' }
}
