import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import type { OpenedDocument } from '@/engines/rsx/documents'
import { Callout } from '@/ui/Callout'
import { lazyPart } from '@/ui/lazy-part'
import { TextPlaceholder } from '@/ui/Placeholders'
import type { EditorHandle } from '../model/create-editor'
import { editorRefusal, maxHighlightedLength } from '../model/editor-limits'
import { evenLineEnds } from '../model/line-ends'
import styles from './EditorPane.module.css'

const CodeEditor = lazyPart(
  () => import('./CodeEditor'),
  (module) => module.CodeEditor,
)

interface PaneText {
  /** The text as it is written. */
  text: string
  /** The text as the editor shows it, with one line end throughout. */
  evenText: string
}

type EditorProps = ComponentProps<typeof CodeEditor>

interface TextPaneProps extends Pick<
  EditorProps,
  'label' | 'name' | 'marks' | 'isReadOnly' | 'closedEditors' | 'onChange' | 'onCursor'
> {
  opened: OpenedDocument
  /** The accessible name of the pane. */
  title: string
  hint: string
  /** Loads the text as it is now. Another function loads it again, until it is loaded. */
  loadText: () => Promise<string>
  onEditor: (editor: EditorHandle | undefined, text: PaneText) => void
  /** Makes the buttons beside the name. */
  children?: (text: PaneText) => ReactNode
}

/** The text of a document in an editor, or the reason why the editor does not open it. */
export function TextPane({ opened, title, hint, loadText, onEditor, children, ...editor }: TextPaneProps) {
  const text = useLoadedText(loadText)
  const { format } = opened
  // A long text is looked through once, not with each key.
  const refusal = useMemo(() => editorRefusal(text ?? ''), [text])
  const even = useMemo(() => evenLineEnds(text ?? '', format), [text, format])
  if (text === undefined) return <TextPlaceholder label="Opening the text" rows={6} />
  if (refusal !== undefined)
    return (
      <Callout>
        <p>{refusal}</p>
      </Callout>
    )
  const paneText = { text, evenText: even.text }
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.bar}>
        <h2>{opened.name}</h2>
        {children?.(paneText)}
      </div>
      <CodeEditor
        className={styles.editor}
        {...even}
        {...editor}
        format={text.length > maxHighlightedLength ? undefined : format}
        placeholder={<TextPlaceholder label="Loading the editor" rows={6} />}
        onEditor={(current) => onEditor(current, paneText)}
      />
      <p className={styles.hint}>{hint}</p>
    </section>
  )
}

/** Loads a text once. Again with another function, because a cancelled check does not reply. */
function useLoadedText(loadText: () => Promise<string>): string | undefined {
  const [text, setText] = useState<string>()
  const isLoaded = text !== undefined
  useEffect(() => {
    if (isLoaded) return undefined
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
  }, [loadText, isLoaded])
  return text
}
