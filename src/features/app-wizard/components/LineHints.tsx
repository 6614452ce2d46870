import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId } from 'react'
import { NumberText } from '@/modules/dates/NumberText'
import { useCountText } from '@/modules/dates/use-count-text'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { hintLines } from '../model/redirect-uris'
import styles from './LineHints.module.css'
import { Uri } from './Uri'

const icons = { success: Check, note: Info, warn: TriangleAlert, error: CircleAlert }

/** With more lines than this, only lines with a warning are listed, at most this many, so that Save stays in reach. */
const maxListedLines = 20

/** Hints beside each redirect URI (APP-38). A hint never prevents saving. */
export function LineHints({ text, appType }: { text: string; appType: string | undefined }) {
  const heading = useId()
  const counted = useCountText()
  const lines = hintLines(text, appType)
  if (lines.length === 0) return null
  const long = lines.length > maxListedLines
  const notable = long
    ? lines.filter(({ hints }) => hints.some(({ tone }) => tone === 'warn' || tone === 'error'))
    : lines
  return (
    <section aria-labelledby={heading}>
      <h3 className={control.label} id={heading}>
        Line by line
      </h3>
      {long && (
        <p className={control.hint}>
          {counted(lines.length, 'line')}, {notable.length === 0 ? 'none' : <NumberText value={notable.length} />} with
          a warning
          {notable.length > maxListedLines && `; the first ${maxListedLines} of them`}
        </p>
      )}
      <ol className={styles.lines}>
        {notable.slice(0, maxListedLines).map(({ number, uri, hints }) => (
          <li key={number}>
            <span className={styles.number}>{number}</span>
            <Uri uri={uri} />
            {hints.map((hint) => (
              <p key={hint.text} className={styles[hint.tone]}>
                <Icon of={icons[hint.tone]} size="sm" />
                {hint.text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
