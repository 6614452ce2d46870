import { useState, useSyncExternalStore } from 'react'
import type { ChoiceChange } from '@/engines/openapi/model/choice-change'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { compareResponses } from '@/engines/requests/model/compare-responses'
import { tabHistory, type ReceivedResponse, type HistoryEntry } from '@/engines/requests/model/history'
import { firstCharacters } from '@/lib/cut-text'
import { HistoryExport } from './HistoryExport'
import styles from './CallHistory.module.css'

interface CallHistoryProps {
  /** Key of the operation. Only calls of this operation can be replayed. */
  operation: string
  /** Fills in the request of a call again, and sends it where that is safe. */
  onReplay: (change: ChoiceChange) => void
}

/** Resets every choice and value of the form. */
const emptyChoices: ChoiceChange = {
  contentType: undefined,
  example: undefined,
  server: undefined,
  serverVariables: undefined,
  values: undefined,
  body: undefined,
  security: undefined,
}
/** Longer values are cut in the comparison, in characters. */
const maxShownLength = 300

/** Lists the last calls of this tab, with buttons to replay, compare and export them (CONSOLE-12). */
export function CallHistory({ operation, onReplay }: CallHistoryProps) {
  const entries = useSyncExternalStore(tabHistory.subscribe, tabHistory.entries)
  const [compared, setCompared] = useState<readonly number[]>([])
  const choose = (id: number, isChosen: boolean) =>
    setCompared((before) => (isChosen ? [...before, id].slice(-2) : before.filter((other) => other !== id)))
  return (
    <details className={styles.history}>
      <summary>Request history of this tab ({entries.length})</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Checkbox checked={compared.includes(entry.id)} onChange={(isChosen) => choose(entry.id, isChosen)}>
              {nameOf(entry)}
            </Checkbox>
            {entry.operation === operation && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Replay ${nameOf(entry)}`}
                onClick={() => onReplay({ ...emptyChoices, ...entry.choices })}
              >
                Replay
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ResponseComparison
        responses={entries
          .toReversed()
          .filter(({ id }) => compared.includes(id))
          .flatMap(responseOf)}
      />
      <HistoryExport entries={entries} />
    </details>
  )
}

function nameOf({ title, request, outcome, ms }: HistoryEntry): string {
  const result = 'error' in outcome ? 'no response' : String(outcome.head.status)
  return `${request.method} ${title}: ${result} in ${ms} ms`
}

function responseOf({ outcome }: HistoryEntry): ReceivedResponse[] {
  return 'error' in outcome ? [] : [outcome]
}

function ResponseComparison({ responses: [before, after] }: { responses: ReceivedResponse[] }) {
  if (!before || !after) return <p>Select two responses to compare them.</p>
  const { differences, more } = compareResponses(before, after)
  if (differences.length === 0) return <p>The responses are the same.</p>
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th>Where</th>
            <th>Earlier</th>
            <th>Later</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ part, place, before: one = '–', after: other = '–' }) => (
            <tr key={`${part} ${place}`}>
              <th>{`${part} ${place}`}</th>
              <td>{firstCharacters(one, maxShownLength)}</td>
              <td>{firstCharacters(other, maxShownLength)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{more} more differences are not shown.</p>}
    </div>
  )
}
