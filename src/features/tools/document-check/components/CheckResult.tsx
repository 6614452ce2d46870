import { useCallback, useMemo, useState } from 'react'
import { useCountText } from '@/modules/dates/use-count-text'
import type { Finding } from '@/engines/rsx/findings/finding'
import { ExportActions } from '@/modules/downloads/ExportActions'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import { useBesideOptions } from '../hooks/use-beside-options'
import { useFixes } from '../hooks/use-fixes'
import { useReveal } from '../hooks/use-reveal'
import type { ClosedEditor, EditorHandle } from '../model/create-editor'
import type { CheckSession } from '../model/check-session'
import type { TypeChoice } from '@/engines/rsx/document-choice'
import type { CheckState } from '../model/check-state'
import { networkOnly } from '../model/finding-list'
import { csvReport, markdownReport, type ReportedDocument } from '../model/report'
import type { Beside } from '../model/document-comparison'
import { summaryOutcome, summaryText, type Outcome } from '../model/verdict-text'
import styles from './CheckResult.module.css'
import { CompareChoice } from './CompareChoice'
import type { ComparedText } from './CompareView'
import { DocumentChoices } from './DocumentChoices'
import { EditorPane } from './EditorPane'
import { FindingPanel } from './FindingPanel'
import { InterchangeNote } from './InterchangeNote'
import { OutcomeIcon } from './OutcomeIcon'
import { UntoldNote } from './UntoldNote'
import { VerdictMatrix } from './VerdictMatrix'

const CompareView = lazyPart(
  () => import('./CompareView'),
  (module) => module.CompareView,
)

interface CheckResultProps {
  state: CheckState
  session: CheckSession
  /** Called with whether the text of a document was edited, or saved since. */
  onUnsaved: (id: number, isUnsaved: boolean) => void
  /** Called with the type and version that were chosen for a document. */
  onChoose: (id: number, typeChoice: TypeChoice) => void
}

/** The verdicts, the findings of the selected document, and its text in the editor. */
export function CheckResult({ state, session, onUnsaved, onChoose }: CheckResultProps) {
  const count = useCountText()
  const [chosenId, setChosenId] = useState<number>()
  const [chosenRetailer, setChosenRetailer] = useState('')
  const [editor, setEditor] = useState<EditorHandle>()
  const [closedEditors] = useState(() => new Map<string, ClosedEditor>())
  const { documents, results, checkedRetailers, phase } = state
  const retailer = [networkOnly, ...checkedRetailers].includes(chosenRetailer) ? chosenRetailer : ''
  // Once, so that the list stays where it is when the last finding of the document is corrected.
  if (chosenId === undefined && phase === 'checked') setChosenId(firstWithFindings(state))
  const entry =
    documents.find(({ opened }) => opened.id === chosenId) ??
    documents.find(({ opened }) => !opened.interchange) ??
    documents[0]
  const id = entry?.opened.id
  const result = id === undefined ? undefined : results.get(id)
  const findings = result?.findings ?? entry?.opened.findings ?? []
  const [compared, setCompared] = useState<{ id: number; beside: Beside }>()
  const options = useBesideOptions(state, id, id !== undefined && session.isEdited(id))
  const isComparing = compared !== undefined && compared.id === id
  const summary = results.size > 0 || phase === 'checked' ? summaryText(state, count) : ''
  const reported = useMemo(
    () =>
      documents.flatMap(({ opened }): ReportedDocument[] => {
        const checked = results.get(opened.id)
        return checked ? [{ name: opened.name, result: checked }] : []
      }),
    [documents, results],
  )
  const reasons = [...new Set(result?.verdicts.flatMap(({ unknown }) => unknown))]
  const isCurrent = phase === 'checked' || phase === 'waiting'

  const revealSpan = useReveal(editor, id)
  const reveal = useCallback(
    (finding: Finding, isStep: boolean) => revealSpan(finding.place.span, !isStep),
    [revealSpan],
  )
  const quickFixesOf = useCallback(
    async (code: Finding['code']) => (id === undefined ? [] : session.quickFixesOf(id, code)),
    [id, session],
  )
  const { fix, fixAll } = useFixes({ editor, findings, isCurrent: state.areResultsCurrent, quickFixesOf })
  const edit = useCallback(
    (edited: number, text: string) => {
      onUnsaved(edited, true)
      session.edit(edited, text)
    },
    [session, onUnsaved],
  )

  const textPane = (linked?: ComparedText) =>
    entry?.opened.format !== undefined && (
      <EditorPane
        key={`${state.opening} ${entry.opened.id}`}
        opened={entry.opened}
        findings={findings}
        textOf={session.textOf}
        onEdit={edit}
        onSaved={(saved) => onUnsaved(saved, false)}
        format={session.format}
        editor={editor}
        onEditor={setEditor}
        closedEditors={closedEditors}
        {...linked}
      />
    )

  return (
    <div className={styles.result}>
      <VerdictSummary text={summary} outcome={summaryOutcome(state)} />
      <div className={styles.head}>
        {entry && <DocumentChoices entry={entry} onChoose={(typeChoice) => onChoose(entry.opened.id, typeChoice)} />}
        {reported.length > 0 && (
          <ExportActions
            label="Report"
            fileName="document-check"
            markdown={() => markdownReport(reported, summary)}
            csv={() => csvReport(reported)}
            copyLabel="Copy report"
          />
        )}
      </div>
      <VerdictMatrix
        state={state}
        selectedId={id}
        onSelect={(selected, name) => {
          setChosenId(selected)
          setChosenRetailer(name)
        }}
      />
      {entry?.opened.interchange && <InterchangeNote interchange={entry.opened.interchange} />}
      <UntoldNote
        reasons={reasons}
        onRetry={state.isIncomplete ? session.retry : undefined}
        retrying={phase === 'loadingRules'}
      />
      {id !== undefined && entry?.document !== undefined && !isComparing && (
        <CompareChoice
          options={options}
          onCompare={(beside) => {
            // The end of the check, which may still run, selects no other document any more.
            setChosenId(id)
            setCompared({ id, beside })
          }}
        />
      )}
      {isComparing ? (
        <CompareView
          key={id}
          session={session}
          id={compared.id}
          beside={compared.beside}
          checked={isCurrent ? results : undefined}
          editor={editor}
          onClose={() => setCompared(undefined)}
          placeholder={<TextPlaceholder label="Comparing" />}
        >
          {textPane}
        </CompareView>
      ) : (
        <div className={styles.columns}>
          {result && (
            <FindingPanel
              result={result}
              retailers={checkedRetailers}
              retailer={retailer}
              onRetailer={setChosenRetailer}
              canFix={editor !== undefined}
              onReveal={reveal}
              onFix={fix}
              onFixAll={fixAll}
            />
          )}
          {textPane()}
        </div>
      )}
    </div>
  )
}

/** The first document that has findings, else the first one. A file in X12 or EDIFACT is selected only where there is no other. */
function firstWithFindings({ documents, results }: CheckState): number | undefined {
  const own = documents.filter(({ opened }) => !opened.interchange)
  const found = own.find(({ opened }) => (results.get(opened.id) ?? opened).findings.length > 0)
  return (found ?? own[0] ?? documents[0])?.opened.id
}

interface VerdictSummaryProps {
  /** Empty while there is no verdict. */
  text: string
  outcome: Outcome
}

/** The sentence about all verdicts. Icon and colour tell a pass, a failure and what cannot be told apart. */
function VerdictSummary({ text, outcome }: VerdictSummaryProps) {
  return (
    <p className={styles.summary} role="status" data-outcome={text === '' ? undefined : outcome}>
      {text !== '' && <OutcomeIcon outcome={outcome} size="lg" />}
      {text}
    </p>
  )
}
