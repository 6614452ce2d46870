import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { contentOf } from '@/engines/openapi/document/body-content'
import type { BodyView, ContentView, ExampleView, OperationView } from '@/engines/openapi/document/types'
import type { ChoiceChange } from '@/engines/openapi/model/choice-change'
import type { ChosenFile, HarChoices } from '@/engines/openapi/model/choices'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazy-part'
import { Select } from '@/ui/Select'
import type { BodyFinding } from '@/engines/requests/validation/check-body'
import { bodyKind, exampleFields, hasJsonForm } from './body-kind'
import { hasContent } from './chosen-files'
import { jsonMembers } from './json-members'
import { useLevel } from './use-level'
import styles from './Fields.module.css'

interface BodyFieldProps {
  operation: OperationView
  body: BodyView
  choices: HarChoices
  /** The parts of the body that do not satisfy the document. */
  findings: readonly BodyFinding[]
  onChoose: (change: ChoiceChange) => void
}

/** Loaded with the first body that is a form: most are JSON. */
const FormBody = lazyPart(
  () => import('./FormBody'),
  (module) => module.FormBody,
)

/** Loaded when it is opened. */
const JsonForm = lazyPart(
  () => import('./JsonForm'),
  (module) => module.JsonForm,
)

/** The fields for the body of a request: its content type, an example, and the text, form or file (CONSOLE-22). */
export function BodyField({ operation, body, choices, findings, onChoose }: BodyFieldProps) {
  const [isFormOpen, setFormOpen] = useState(false)
  const content = contentOf(body, choices.contentType)
  const level = useLevel(content && hasJsonForm(content) ? content.schema?.nested : undefined)
  if (!content) return null
  const { contents, required } = body
  const { examples } = content
  const example = examples.find(({ name }) => name === choices.example) ?? examples[0]
  const written = choices.body && 'text' in choices.body ? choices.body.text : undefined
  const isOmitted = written === ''
  const text = written ?? example?.text ?? ''
  const setText = (next: string) => onChoose({ body: { text: next } })
  const mayHaveForm = level && jsonMembers(level, false).members.length > 0 && (required || !isOmitted)
  const isFormShown = mayHaveForm && isFormOpen
  const kind = bodyKind(content)
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      <div className={styles.bar}>
        {!required && (
          <Checkbox checked={!isOmitted} onChange={(isSent) => onChoose({ body: isSent ? undefined : { text: '' } })}>
            Send a body
          </Checkbox>
        )}
        {contents.length > 1 && (
          <Select
            aria-label="Content type"
            value={content.contentType}
            onChange={({ target }) => onChoose({ contentType: target.value, example: undefined, body: undefined })}
            options={contents.map(({ contentType }) => ({ value: contentType, label: contentType }))}
          />
        )}
        {examples.length > 1 && (
          <Select
            aria-label="Example"
            value={example?.name ?? ''}
            onChange={({ target }) => onChoose({ example: target.value, body: undefined })}
            options={examples.map(({ name = '', summary }, index) => ({
              value: name,
              label: summary ?? (name || `Example ${index + 1}`),
            }))}
          />
        )}
        {mayHaveForm && (
          <Button
            size="sm"
            aria-expanded={isFormOpen}
            onPointerEnter={JsonForm.preload}
            onFocus={JsonForm.preload}
            onClick={() => setFormOpen(!isFormOpen)}
          >
            <Icon of={isFormOpen ? ChevronDown : ChevronRight} size="sm" />
            Form
          </Button>
        )}
        {choices.body !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => onChoose({ body: undefined })}>
            Back to the example
          </Button>
        )}
      </div>
      {!isOmitted && kind === 'form' ? (
        <FormBody
          content={content}
          fields={choices.body && 'fields' in choices.body ? choices.body.fields : exampleFields(operation, choices)}
          onChange={(fields) => onChoose({ body: { fields } })}
        />
      ) : !isOmitted && kind === 'file' ? (
        <FileBody
          file={choices.body && 'file' in choices.body ? choices.body.file : undefined}
          contentType={content.contentType}
          onChange={(file) => onChoose({ body: { file } })}
        />
      ) : (
        <div className={isFormShown ? styles.sides : undefined}>
          {isFormShown && <JsonForm content={content} text={text} findings={findings} onChange={setText} />}
          <textarea
            aria-label={`Body, ${content.contentType}`}
            className={classNames(control.textarea, control.mono)}
            rows={isOmitted ? 2 : 12}
            placeholder="Not sent"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      {kind === 'text' && <BodyNotes content={content} example={example} />}
    </fieldset>
  )
}

/** Notes on what the document does not say about a body, and why an example could not be read. */
function BodyNotes({ content, example }: { content: ContentView; example: ExampleView | undefined }) {
  const { schema, itemSchema } = content
  const notes = [
    !schema && !itemSchema && 'The document does not describe this body. It is sent as you write it.',
    example?.error && `The example could not be read: ${example.error.message}`,
    example?.externalUrl !== undefined && example.text === '' && `The example is at ${example.externalUrl}.`,
  ]
  return notes.map(
    (note) =>
      note && (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ),
  )
}

/** A field for a body that is a file. */
function FileBody(props: { file: ChosenFile | undefined; contentType: string; onChange: (file: File) => void }) {
  const { file, contentType, onChange } = props
  return (
    <p className={styles.value}>
      <input
        type="file"
        className={control.file}
        aria-label={`Body, ${contentType}`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChange(chosen)
        }}
      />
      <span className={styles.note}>
        {!file
          ? 'Choose the file to send.'
          : hasContent(file)
            ? `${file.name} is sent.`
            : `Choose ${file.name} again: the history has no files.`}
      </span>
    </p>
  )
}
