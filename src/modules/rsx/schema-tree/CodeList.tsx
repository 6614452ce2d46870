import type { ReactNode } from 'react'
import styles from './CodeList.module.css'

interface Code {
  code: string
  meaning: string
  /** Shown at the end of the line. */
  end?: ReactNode
}

/** The allowed values of a field, shown below its row. */
export function CodeList({ codes }: { codes: readonly Code[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map(({ code, meaning, end }) => (
        <li key={code}>
          <code>{code}</code>
          <span>{meaning}</span>
          {end}
        </li>
      ))}
    </ul>
  )
}
