import { history, historyField, historyKeymap, standardKeymap, undo, undoDepth } from '@codemirror/commands'
import { jsonLanguage } from '@codemirror/lang-json'
import { xmlLanguage } from '@codemirror/lang-xml'
import { syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, Text, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { DocumentFormat, Place, Span } from '@/engines/rsx/document-tree'
import type { Edit, Level } from '@/engines/rsx/findings/finding'
import type { LineEnd } from './line-ends'
import { toEditorRange, toTextOffset } from './editor-positions'
import { editorTheme, tokenColors } from './editor-theme'

/** The actions of the page on an open editor. */
export interface EditorHandle {
  /** Selects a span and scrolls to it; `focus` also moves the focus into the editor. */
  reveal: (span: Span, focus: boolean) => void
  /** Applies edits as one step of the history. */
  apply: (edits: readonly Edit[]) => void
  undo: () => void
  canUndo: () => boolean
  /** Marks places with what is said about them. */
  mark: (marks: readonly EditorMark[]) => void
  /** Closes the editor. Returns what another one needs to go on with the same text. */
  destroy: () => ClosedEditor
}

/** A message about a place of the text. */
export interface EditorMark {
  place: Pick<Place, 'span'>
  level: Level
  message: string
}

/** The steps that a closed editor could undo, and its cursor. */
export interface ClosedEditor {
  history: unknown
  cursor: number
}

export interface EditorOptions {
  parent: ShadowRoot
  text: string
  lineEnd: LineEnd
  /** undefined for a text without highlighting. */
  format: DocumentFormat | undefined
  label: string
  /** An editor that was closed with this text. */
  closed?: ClosedEditor | undefined
  isReadOnly?: boolean | undefined
  /** Called with the offset of the cursor in the text when the person has moved it. */
  onCursor?: ((offset: number) => void) | undefined
  /** Called after each change with the text, and whether there is something to undo. */
  onChange: (text: string, canUndo: boolean) => void
}

const severities: Record<Level, Diagnostic['severity']> = {
  error: 'error',
  warning: 'warning',
  note: 'info',
  unknown: 'warning',
}

/** Opens a text in an editor. It lives in a shadow root, because its inline styles would violate the Content Security Policy of the page. */
export function createEditor(options: EditorOptions): EditorHandle {
  const { parent, text, lineEnd, format, label, closed, isReadOnly = false, onChange, onCursor } = options
  // The editor would end lines at the carriage returns of a string, too.
  const doc = Text.of(text.split(lineEnd))
  const view = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      doc,
      selection: { anchor: Math.min(closed?.cursor ?? 0, doc.length) },
      extensions: [
        EditorState.readOnly.of(isReadOnly),
        EditorState.tabSize.of(2),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
        history(),
        ...(closed ? [historyField.init(() => closed.history)] : []),
        search({ top: true }),
        lintGutter(),
        keymap.of([...standardKeymap, ...historyKeymap, ...searchKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        EditorView.scrollHandler.of(scrollWithinEditor),
        editorTheme,
        syntaxHighlighting(tokenColors),
        languageOf(format),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged) onChange(state.doc.sliceString(0, state.doc.length, lineEnd), undoDepth(state) > 0)
          if (transactions.some((transaction) => transaction.isUserEvent('select'))) {
            onCursor?.(toTextOffset(state.doc, lineEnd, state.selection.main.head))
          }
        }),
      ],
    }),
  })

  return {
    reveal(span, focus) {
      const { from, to } = toEditorRange(view.state.doc, lineEnd, span)
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      })
      if (focus) view.focus()
    },
    apply(edits) {
      const { doc: edited } = view.state
      const changes = edits.map((edit) => ({ ...toEditorRange(edited, lineEnd, edit.span), insert: edit.text }))
      view.dispatch({ changes, userEvent: 'input.fix' })
    },
    undo: () => void undo(view),
    canUndo: () => undoDepth(view.state) > 0,
    mark(marks) {
      const { doc: marked } = view.state
      const diagnostics = marks.map(({ place, level, message }) => ({
        ...toEditorRange(marked, lineEnd, place.span),
        severity: severities[level],
        message,
      }))
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    destroy() {
      const { state } = view
      view.destroy()
      return { history: state.field(historyField), cursor: state.selection.main.head }
    },
  }
}

function languageOf(format: DocumentFormat | undefined): Extension {
  // Without their helpers for typing, which bring along a list of completions.
  if (format === 'XML') return xmlLanguage
  return format === 'JSON' ? jsonLanguage : []
}

/** Scrolls the editor alone, and not the page, while it is out of view: the reader is stepping through the list. */
function scrollWithinEditor(view: EditorView, { head }: { head: number }): boolean {
  const { top, bottom } = view.dom.getBoundingClientRect()
  if (view.hasFocus || (top < window.innerHeight && bottom > 0)) return false
  const line = view.lineBlockAt(head)
  view.scrollDOM.scrollTop = line.top - (view.scrollDOM.clientHeight - line.height) / 2
  return true
}
