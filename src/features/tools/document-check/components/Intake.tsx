import FileUp from 'lucide-react/icons/file-up'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { exampleFileGroups } from '@/engines/rsx/example-files'
import { madeExamples } from '@/modules/rsx/samples/made-examples'
import { buttonClass } from '@/ui/button-class'
import { classNames } from '@/ui/class-names'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { SelectField } from '@/ui/SelectField'
import type { InputFile } from '../model/check-state'
import { filesOf } from '../model/input-files'
import styles from './Intake.module.css'
import { PasteDialog } from './PasteDialog'

/** The examples that come with the portal, as options. */
const madeChoices = madeExamples.map(({ fileName, label }) => ({ value: fileName, label }))

/** The example files in XML, as options: the ship notice first, because most questions are about it. */
const exampleChoices = exampleFileGroups
  .toSorted((a, b) => Number(b.header === 'Shipments') - Number(a.header === 'Shipments'))
  .flatMap(({ header, formats }) =>
    (formats.XML?.files ?? []).map(({ fileName, title }) => ({ value: fileName, label: `${header}: ${title}` })),
  )

interface IntakeProps {
  isOver: boolean
  /** Visitors get the examples that come with the portal; the example files need an account. */
  isVisitor: boolean
  onFiles: (files: readonly InputFile[]) => void
  onPaste: (text: string) => void
  onExample: (fileName: string) => void
  /** Address of the page that makes samples. */
  sample: string
}

/** The page without a file: what the check does, and the ways to give it one. */
export function Intake({ isOver, isVisitor, onFiles, onPaste, onExample, sample }: IntakeProps) {
  const [isPasting, setIsPasting] = useState(false)
  const choices = isVisitor ? madeChoices : exampleChoices
  const [example, setExample] = useState(choices[0]?.value ?? '')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className={styles.intake}>
      <section className={classNames(styles.zone, isOver && styles.over)} aria-labelledby={id}>
        <Icon of={FileUp} size="lg" />
        <h2 id={id}>Drop files here</h2>
        <p>XML, JSON, CSV or positional, or a ZIP of them. Files of one order are compared with each other, too.</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => input.current?.click()}>
            Choose files
          </Button>
          <Button onClick={() => setIsPasting(true)}>Paste text</Button>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to check"
          onChange={({ target }) => {
            const files = filesOf(target.files)
            // The same file may be chosen again, after it was changed.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </section>
      <section className={styles.example} aria-label="Try an example">
        <SelectField label="Or try an example" options={choices} value={example} onChange={setExample} />
        <Button onClick={() => onExample(example)}>Check this example</Button>
        <Link className={buttonClass({ variant: 'ghost' })} to={sample}>
          Make a sample
        </Link>
      </section>
      <ul className={styles.promise}>
        <li>
          <b>Every finding with its place</b>
          <span>What was found, what is expected, who asks for it, and how to fix it.</span>
        </li>
        <li>
          <b>A verdict for each retailer</b>
          <span>
            {isVisitor
              ? 'With an account, choose the retailers that you ship to. Without one, the network’s rules are checked.'
              : 'Choose the retailers that you ship to. Without a choice, the network’s rules are checked.'}
          </span>
        </li>
        <li>
          <b>Correct it here</b>
          <span>Press a finding to go to its line, and see it go while you type.</span>
        </li>
      </ul>
      {isPasting && (
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onPaste={(text) => {
            setIsPasting(false)
            onPaste(text)
          }}
        />
      )}
    </div>
  )
}
