import { scrollable } from '@/lib/scrollable'
import type { SampleFile } from '@/engines/rsx/samples'
import { Badge } from '@/ui/Badge'
import { classNames } from '@/ui/class-names'
import table from '@/ui/table.module.css'
import { useGrowing } from '@/ui/use-growing'
import { usePrinting } from '@/ui/use-printing'
import styles from './SampleValues.module.css'

/** Says why a value is in a sample, where no retailer requires it. */
const reasonTexts = { schema: 'Required by the schema', model: 'Usual for this model', size: 'Only for completeness' }

/** The values of a generated file, each with why it is there. */
export function SampleValues({ file: { name, values } }: { file: SampleFile }) {
  const grown = useGrowing(values.length)
  const isPrinting = usePrinting() !== false
  return (
    <div className={table.box} role="region" aria-label={`Values of ${name}`} {...scrollable}>
      <table className={classNames(table.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">Value</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {values.slice(0, isPrinting ? values.length : grown).map(({ path, value, reason }) => (
            <tr key={path}>
              <th scope="row">
                <span className={styles.element}>
                  <small>{path.slice(0, path.lastIndexOf('/') + 1)}</small>
                  {path.slice(path.lastIndexOf('/') + 1)}
                </span>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                {typeof reason === 'string' ? (
                  <span className={styles.reason}>{reasonTexts[reason]}</span>
                ) : (
                  <span className={styles.retailers}>
                    {reason.map((retailer) => (
                      <Badge key={retailer} tone="accent">
                        {retailer}
                      </Badge>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
