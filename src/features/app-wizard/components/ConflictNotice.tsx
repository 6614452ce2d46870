import { useLayoutEffect, useRef } from 'react'
import { focusNotice } from '@/browser/focus'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { conflictTitle } from '../model/save-error'
import styles from './StepForms.module.css'

interface ConflictNoticeProps {
  onReload: () => void
  onOverwrite: () => void
}

/** Says that the application was changed elsewhere while it was edited, and takes the focus (APP-41). */
export function ConflictNotice({ onReload, onOverwrite }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => focusNotice(notice.current), [])

  return (
    <Callout ref={notice} className={styles.conflict} tone="warn" title={conflictTitle} tabIndex={-1}>
      <p>
        Nothing was saved, and your changes are still here. Overwrite keeps them; Reload takes the values saved
        elsewhere.
      </p>
      <p className={styles.choices}>
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          Overwrite
        </Button>
      </p>
    </Callout>
  )
}
