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

/** How long the script may take to load before the field shows a failure, in milliseconds (SHELL-26). */
const loadTimeoutMs = 20_000

type Phase = 'loading' | 'ready' | 'failed'

/**
 * The captcha of a form. When its script is blocked or hangs, the field says so and offers to retry; the form keeps its
 * input. A script that arrives later is still used.
 */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { widget, onToken, onFailed } = captcha.field
  const [appearance] = useState(readAppearance)
  const group = useRef<HTMLDivElement>(null)
  const [{ Widget, phase }, setState] = useState<{ Widget: ReturnType<typeof currentWidget>; phase: Phase }>(() => ({
    Widget: currentWidget(),
    phase: 'loading',
  }))

  const retry = () => {
    // The button disappears. RetryButton would move the focus to the heading, far above the last field of the form.
    group.current?.focus({ preventScroll: true })
    setState({ Widget: nextWidget(), phase: 'loading' })
  }
  const enter = (next: Phase) => setState((state) => ({ ...state, phase: next }))

  useEffect(() => {
    onFailed(phase === 'failed')
    if (phase === 'failed') onToken(null)
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setState((state) => ({ ...state, phase: 'failed' })), loadTimeoutMs)
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
          {...appearance}
          onChange={onToken}
          onErrored={() => enter('failed')}
          asyncScriptOnLoad={({ errored }) => enter(errored ? 'failed' : 'ready')}
        />
      </div>
    </div>
  )
}

/** Theme and size of the widget. It has two fixed sizes, and cannot change its colours after it was rendered. */
function readAppearance(): { theme: 'light' | 'dark'; size: 'normal' | 'compact' } {
  const chosen = document.documentElement.dataset['theme']
  const dark = chosen === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  const narrow = window.matchMedia('(width < 22.5em)').matches
  return { theme: dark ? 'dark' : 'light', size: narrow ? 'compact' : 'normal' }
}
