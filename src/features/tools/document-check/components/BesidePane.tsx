import { useEffect, useMemo, useState } from 'react'
import type { OpenedDocument } from '@/engines/rsx/documents'
import { Callout } from '@/ui/Callout'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import type { EditorHandle, EditorMark } from '../model/create-editor'
import { editorRefusal, maxHighlightedLength } from '../model/editor-limits'
import { evenLineEnds } from '../model/line-ends'
import styles from './EditorPane.module.css'

const CodeEditor = lazyPart(
  () => import('./CodeEditor'),
  (module) => module.CodeEditor,
)

interface BesidePaneProps {
  opened: OpenedDocument
  loadText: () => Promise<string>
  marks: readonly EditorMark[]
  onCursor: (offset: number) => void
  onEditor: (editor: EditorHandle | undefined) => void
}

/** The text of the other document, to read. */
export function BesidePane({ opened, loadText, marks, onCursor, onEditor }: BesidePaneProps) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isLeft = false
    loadText().then(
      (loaded) => {
        if (!isLeft) setText(loaded)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [loadText])
  const refusal = useMemo(() => editorRefusal(text ?? ''), [text])
  const even = useMemo(() => evenLineEnds(text ?? '', opened.format), [text, opened.format])
  if (text === undefined) return <TextPlaceholder label="Opening the text" rows={6} />
  if (refusal !== undefined)
    return (
      <Callout>
        <p>{refusal}</p>
      </Callout>
    )
  return (
    <section className={styles.pane} aria-label="Text to compare with">
      <div className={styles.bar}>
        <h2>{opened.name}</h2>
      </div>
      <CodeEditor
        className={styles.editor}
        text={even.text}
        lineEnd={even.lineEnd}
        format={text.length > maxHighlightedLength ? undefined : opened.format}
        label={`Text of ${opened.name}, to read`}
        name={opened.name}
        marks={marks}
        isReadOnly
        placeholder={<TextPlaceholder label="Loading the editor" rows={6} />}
        onChange={() => undefined}
        onCursor={onCursor}
        onEditor={onEditor}
      />
      <p className={styles.hint}>Read only. Move the cursor to see the same place in the other text.</p>
    </section>
  )
}
