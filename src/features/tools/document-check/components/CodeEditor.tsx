import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { LineEnd } from '../model/line-ends'
import { createEditor, type ClosedEditor, type EditorHandle, type EditorMark } from '../model/create-editor'

interface CodeEditorProps {
  className: string | undefined
  /** The text when the editor opens; later changes have no effect. */
  text: string
  lineEnd: LineEnd
  format: DocumentFormat | undefined
  label: string
  marks: readonly EditorMark[]
  isReadOnly?: boolean
  onChange: (text: string, canUndo: boolean) => void
  onCursor?: ((offset: number) => void) | undefined
  /** Receives the open editor, and undefined when it closes. */
  onEditor: (editor: EditorHandle | undefined) => void
  /** Editors that were closed, by name. One that opens under a name goes on where it was closed. */
  closedEditors?: Map<string, ClosedEditor> | undefined
  /** The name of the text among the closed editors. */
  name: string
}

/** An editor with marked places. Its code is loaded with the first opened document. */
export function CodeEditor({ className, text, lineEnd, format, label, marks, isReadOnly, ...on }: CodeEditorProps) {
  const { onChange, onCursor, onEditor, closedEditors, name } = on
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(undefined)
  const change = useEffectEvent(onChange)
  const moveCursor = useEffectEvent((offset: number) => onCursor?.(offset))
  const create = useEffectEvent((parent: ShadowRoot) =>
    createEditor({
      parent,
      text,
      lineEnd,
      format,
      label,
      isReadOnly,
      closed: closedEditors?.get(name),
      onChange: (next, canUndo) => change(next, canUndo),
      onCursor: (offset) => moveCursor(offset),
    }),
  )
  const close = useEffectEvent((opened: EditorHandle) => closedEditors?.set(name, opened.destroy()) ?? opened.destroy())
  const report = useEffectEvent(onEditor)
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const opened = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    editor.current = opened
    report(opened)
    return () => {
      close(opened)
      editor.current = undefined
      report(undefined)
    }
  }, [])
  // After the effect that opens the editor, so that its first marks are shown, too.
  useEffect(() => editor.current?.mark(marks), [marks])
  return <div ref={host} className={className} />
}
