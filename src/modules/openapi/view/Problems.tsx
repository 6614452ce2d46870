import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Icon } from '@/ui/Icon'
import type { Problem } from '@/engines/openapi/document/schema-types'
import styles from './Problems.module.css'

/** Says what cannot be shown, in the place where it belongs. */
export function Problems({ problems }: { problems: readonly (Problem | undefined)[] }) {
  return problems.map(
    (problem, index) =>
      problem && (
        <p key={index} className={styles.problem}>
          <Icon of={TriangleAlert} size="sm" label="Problem" />
          <span>
            {problem.message} {problem.at !== undefined && <code>{problem.at}</code>}
          </span>
        </p>
      ),
  )
}
