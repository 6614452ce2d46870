import { useState } from 'react'
import type { SchemaNames } from '@/api/rsx/schemas'
import { orderDocuments } from '@/modules/rsx/samples/sample-choice'
import { Checkbox } from '@/ui/Checkbox'
import control from '@/ui/control.module.css'
import { packableOf } from '../model/pipeline-choice'
import type { PipelineChoice } from '../model/pipeline-lines'
import styles from './PipelineChoices.module.css'

interface PipelineChoicesProps {
  choice: PipelineChoice
  names: SchemaNames
  /** The parts of the choice that no rule pack has, in one sentence each. */
  notes: readonly string[]
  /** The retailers of the rule pack, in one sentence. */
  retailerText: string
  onChange: (part: Partial<PipelineChoice>) => void
}

/** The documents and versions of a rule pack. Rarely used documents are in a part that opens. */
export function PipelineChoices({ choice, names, notes, retailerText, onChange }: PipelineChoicesProps) {
  const { documents, versions } = packableOf(names)
  const isUsual = (name: string) => orderDocuments.includes(name)
  const others = documents.filter((name) => !isUsual(name))
  const [isOpenAtFirst] = useState(() => others.some((name) => choice.documents.includes(name)))
  const boxes = (listed: readonly string[], part: 'documents' | 'versions') =>
    listed.map((name) => (
      <Checkbox
        key={name}
        checked={choice[part].includes(name)}
        onChange={(isChosen) => {
          const all = part === 'documents' ? documents : versions
          onChange({ [part]: all.filter((one) => (one === name ? isChosen : choice[part].includes(one))) })
        }}
      >
        {name}
      </Checkbox>
    ))
  return (
    <section aria-label="Rules" className={styles.choices}>
      <fieldset>
        <legend className={control.label}>Documents</legend>
        <div className={styles.boxes}>{boxes(documents.filter(isUsual), 'documents')}</div>
        {others.length > 0 && (
          <details open={isOpenAtFirst}>
            <summary>Other documents</summary>
            <div className={styles.boxes}>{boxes(others, 'documents')}</div>
          </details>
        )}
      </fieldset>
      <fieldset>
        <legend className={control.label}>Versions</legend>
        <div className={styles.boxes}>{boxes(versions, 'versions')}</div>
      </fieldset>
      <div>
        <h3 className={control.label}>Retailers</h3>
        <p>{retailerText}</p>
        <div role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
