import { formatDateTime } from '@/modules/dates/date-time'
import { formatDate, formatInstant, type DatePreferences } from '@/modules/dates/format'
import { formatNumber } from '@/modules/dates/number'
import control from '@/ui/control.module.css'
import styles from './DisplayPreview.module.css'

interface DisplayPreviewProps {
  /** The current choices, saved or not. */
  preferences: DatePreferences
  now: Date
}

/** How the portal will show dates, times and numbers with these settings. */
export function DisplayPreview({ preferences, now }: DisplayPreviewProps) {
  const instant = now.toISOString()
  const lines = [
    ['Date', formatDate(instant, preferences)],
    ['Date and time', formatDateTime(instant, preferences)],
    ['Exact time', formatInstant(instant, preferences)],
    ['Number', formatNumber(1_234_567.89, preferences)],
  ]
  return (
    <section className={`${control.field} ${styles.preview}`} aria-labelledby="display-preview">
      <h3 className={control.label} id="display-preview">
        Preview
      </h3>
      <dl>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
