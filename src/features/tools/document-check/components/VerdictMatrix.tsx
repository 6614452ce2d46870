import { scrollable } from '@/lib/scrollable'
import { useCountText } from '@/modules/dates/use-count-text'
import type { Verdict } from '@/engines/rsx/documents'
import { classNames } from '@/ui/class-names'
import table from '@/ui/table.module.css'
import type { DocumentChoice } from '@/engines/rsx/document-choice'
import type { CheckState } from '../model/check-state'
import { networkOnly } from '../model/finding-list'
import { outcomeOf } from '../model/verdict-text'
import { OutcomeIcon } from './OutcomeIcon'
import styles from './VerdictMatrix.module.css'

interface VerdictMatrixProps {
  state: CheckState
  /** The document whose findings are listed. */
  selectedId: number | undefined
  /** Lists the findings of a document, of one retailer or all. */
  onSelect: (id: number, retailer: string) => void
}

/** The verdicts: a row for each document, a column for the network and for each retailer. */
export function VerdictMatrix({ state, selectedId, onSelect }: VerdictMatrixProps) {
  const { documents, results, checkedRetailers } = state
  return (
    <div className={table.box} role="region" aria-label="Verdicts" {...scrollable}>
      <table className={classNames(table.table, styles.table)}>
        <caption className="vh">Verdicts by document and retailer</caption>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Network</th>
            {checkedRetailers.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map((entry) => {
            const { id } = entry.opened
            const result = results.get(id)
            return (
              <tr key={id} className={id === selectedId ? styles.selected : undefined}>
                <th scope="row">
                  {documents.length > 1 ? (
                    <button
                      type="button"
                      className={styles.name}
                      aria-current={id === selectedId}
                      onClick={() => onSelect(id, '')}
                    >
                      {entry.opened.name}
                    </button>
                  ) : (
                    entry.opened.name
                  )}
                  <small>{describe(entry)}</small>
                </th>
                {result ? (
                  [undefined, ...checkedRetailers].map((retailer) => (
                    <td key={retailer ?? ''}>
                      <Cell
                        verdict={result.verdicts.find((verdict) => verdict.retailer === retailer)}
                        label={`${entry.opened.name}, ${retailer ?? 'network'}`}
                        onPress={() => onSelect(id, retailer ?? networkOnly)}
                      />
                    </td>
                  ))
                ) : (
                  <td colSpan={checkedRetailers.length + 1} className={styles.none}>
                    {whyUnchecked(entry)}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function describe({ opened, document, version }: DocumentChoice): string {
  return [document, version, opened.format].filter((part) => part !== undefined).join(' · ')
}

function whyUnchecked({ opened, document, version, isPending }: DocumentChoice): string {
  if (isPending && opened.candidates.length > 0) return 'Not checked yet.'
  if (document === undefined && opened.candidates.length > 0) return 'Choose a document type to check it.'
  if (document === undefined) return opened.findings[0]?.message ?? ''
  return version === undefined ? `No version of the schema has ${document}.` : 'Not checked yet.'
}

interface CellProps {
  verdict: Verdict | undefined
  label: string
  onPress: () => void
}

function Cell({ verdict, label, onPress }: CellProps) {
  const count = useCountText()
  if (!verdict) return null
  const outcome = outcomeOf(verdict)
  const { errors, warnings, unknown } = verdict
  const text = outcome === 'fail' ? count(errors, 'error') : outcome === 'pass' ? 'Passes' : 'Cannot tell'
  const notes = [
    warnings > 0 ? count(warnings, 'warning') : '',
    outcome === 'fail' && unknown.length > 0 ? 'some cannot be told' : '',
  ].filter((note) => note !== '')
  return (
    <button type="button" className={styles.cell} data-outcome={outcome} onClick={onPress}>
      <span className="vh">{label}: </span>
      <OutcomeIcon outcome={outcome} />
      <span>
        <b>{text}</b>
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
    </button>
  )
}
