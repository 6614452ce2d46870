import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import type { LineEnd } from '../model/line-ends'
import { createEditor, type EditorHandle } from '../model/create-editor'

interface CodeEditorProps {
  className: string | undefined
  /** The text when the editor opens; later changes have no effect. */
  text: string
  lineEnd: LineEnd
  format: DocumentFormat | undefined
  label: string
  findings: readonly Finding[]
  onChange: (text: string, canUndo: boolean) => void
  /** Receives the open editor, and undefined when it closes. */
  onEditor: (editor: EditorHandle | undefined) => void
}

/** An editor with the places of findings marked. Its code is loaded with the first opened document. */
export function CodeEditor({ className, text, lineEnd, format, label, findings, onChange, onEditor }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(undefined)
  const change = useEffectEvent(onChange)
  const create = useEffectEvent((parent: ShadowRoot) =>
    createEditor({ parent, text, lineEnd, format, label, onChange: (next, canUndo) => change(next, canUndo) }),
  )
  const report = useEffectEvent(onEditor)
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const opened = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    editor.current = opened
    report(opened)
    return () => {
      opened.destroy()
      editor.current = undefined
      report(undefined)
    }
  }, [])
  // After the effect that opens the editor, so that its first findings are marked, too.
  useEffect(() => editor.current?.mark(findings), [findings])
  return <div ref={host} className={className} />
}
