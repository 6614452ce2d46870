import type { EditorHandle, EditorOptions } from '@/features/tools/document-check/model/create-editor'
import type { Edit } from '@/engines/rsx/findings/finding'
import type { Span } from '@/engines/rsx/document-tree'

/** The open editor, without a view: happy-dom lays nothing out. */
export const editor = {
  text: '',
  revealed: [] as { span: Span; focus: boolean }[],
  type: (_text: string): void => undefined,
  /** Moves the cursor of the text with this label. */
  moveCursor: (_label: string, _offset: number): void => undefined,
  /** Forgets the texts of a test. */
  close: () => {
    cursors.clear()
    editor.revealedIn.clear()
  },
  /** Whether a text with this label is open. */
  isOpen: (label: string): boolean => cursors.has(label),
  /** The spans that were revealed, by the label of the text. */
  revealedIn: new Map<string, Span>(),
}

const cursors = new Map<string, EditorOptions['onCursor']>()

const readOnly: EditorHandle = {
  reveal: () => undefined,
  apply: () => undefined,
  undo: () => undefined,
  canUndo: () => false,
  mark: () => undefined,
  destroy: () => ({ history: [], cursor: 0 }),
}

/** Stands in for `createEditor` of the document check. */
export function createEditor({
  text,
  label,
  closed,
  isReadOnly = false,
  onChange,
  onCursor,
}: EditorOptions): EditorHandle {
  const before: string[] = closed ? [...(closed.history as string[])] : []
  cursors.set(label, onCursor)
  if (isReadOnly) return { ...readOnly, reveal: (span) => void editor.revealedIn.set(label, span) }
  editor.moveCursor = (name, offset) => cursors.get(name)?.(offset)
  editor.text = text
  editor.type = (next) => {
    before.push(editor.text)
    editor.text = next
    onChange(next, true)
  }
  return {
    reveal: (span, focus) => {
      editor.revealedIn.set(label, span)
      editor.revealed.push({ span, focus })
    },
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
    canUndo: () => before.length > 0,
    mark: () => undefined,
    destroy: () => ({ history: before, cursor: 0 }),
  }
}
