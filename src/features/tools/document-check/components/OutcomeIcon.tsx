import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Icon } from '@/ui/Icon'
import type { Outcome } from '../model/verdict-text'

const icons = { pass: CircleCheck, fail: CircleAlert, unknown: CircleHelp }

/** The icon of an outcome, beside words that say it. */
export function OutcomeIcon({ outcome, size = 'md' }: { outcome: Outcome; size?: 'md' | 'lg' }) {
  return <Icon of={icons[outcome]} size={size} />
}
