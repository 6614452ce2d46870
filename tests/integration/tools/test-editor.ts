import type { EditorHandle, EditorOptions } from '@/features/tools/document-check/model/create-editor'
import type { Edit } from '@/engines/rsx/findings/finding'
import type { Span } from '@/engines/rsx/document-tree'

/** The open editor, without a view: happy-dom lays nothing out. */
export const editor = {
  text: '',
  revealed: [] as { span: Span; focus: boolean }[],
  type: (_text: string): void => undefined,
}

/** Stands in for `createEditor` of the document check. */
export function createEditor({ text, onChange }: EditorOptions): EditorHandle {
  const before: string[] = []
  editor.text = text
  editor.type = (next) => {
    before.push(editor.text)
    editor.text = next
    onChange(next, true)
  }
  return {
    reveal: (span, focus) => void editor.revealed.push({ span, focus }),
    apply: (edits: readonly Edit[]) => {
      let next = editor.text
      for (const { span, text: insert } of edits.toReversed())
        next = next.slice(0, span.start) + insert + next.slice(span.end)
      editor.type(next)
    },
    undo: () => {
      editor.text = before.pop() ?? editor.text
      onChange(editor.text, before.length > 0)
    },
    mark: () => undefined,
    destroy: () => undefined,
  }
}
