import { levelTitle, type ChangeLevel } from '@/engines/changes/change'
import { Badge } from '@/ui/Badge'
import styles from './Changes.module.css'

const tones = { breaking: 'danger', warning: 'warn', harmless: 'latest', wording: 'neutral' } as const

/** The level of a change, in words and by its color. */
export function LevelBadge({ level }: { level: ChangeLevel }) {
  return <Badge tone={tones[level]}>{levelTitle(level)}</Badge>
}

/** The values before and after a change, as far as it has them. */
export function ChangeValues({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from === undefined && to === undefined) return null
  return (
    <dl className={styles.values}>
      {from !== undefined && (
        <div>
          <dt>Before</dt>
          <dd>{from}</dd>
        </div>
      )}
      {to !== undefined && (
        <div>
          <dt>{from !== undefined && <span aria-hidden="true">→ </span>}After</dt>
          <dd>{to}</dd>
        </div>
      )}
    </dl>
  )
}
