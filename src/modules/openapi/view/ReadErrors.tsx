import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Icon } from '@/ui/Icon'
import type { ReadError } from '@/engines/openapi/document/schema-types'
import styles from './ReadErrors.module.css'

/** Says what cannot be shown, in the place where it belongs. */
export function ReadErrors({ errors }: { errors: readonly (ReadError | undefined)[] }) {
  return errors.map(
    (error, index) =>
      error && (
        <p key={index} className={styles.error}>
          <Icon of={TriangleAlert} size="sm" label="Error" />
          <span>
            {error.message} {error.at !== undefined && <code>{error.at}</code>}
          </span>
        </p>
      ),
  )
}
