import { classNames } from './class-names'
import styles from './Method.module.css'

interface MethodProps {
  /** In upper case. */
  method: string
  look?: 'plate' | 'large' | 'bare'
}

/** An HTTP method on its colour. */
export function Method({ method, look = 'plate' }: MethodProps) {
  return <span className={classNames(styles.method, styles[method.toLowerCase()], styles[look])}>{method}</span>
}
