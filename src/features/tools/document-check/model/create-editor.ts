import { history, historyKeymap, standardKeymap, undo, undoDepth } from '@codemirror/commands'
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
import type { DocumentFormat, Span } from '@/engines/rsx/document-tree'
import type { Edit, Finding, Level } from '@/engines/rsx/findings/finding'
import type { LineEnd } from './line-ends'
import { toEditorRange } from './editor-positions'
import { editorTheme, tokenColors } from './editor-theme'

/** The actions of the page on an open editor. */
export interface EditorHandle {
  /** Selects a span and scrolls to it; `focus` also moves the focus into the editor. */
  reveal: (span: Span, focus: boolean) => void
  /** Applies edits as one step of the history. */
  apply: (edits: readonly Edit[]) => void
  undo: () => void
  /** Marks the places of findings. */
  mark: (findings: readonly Finding[]) => void
  destroy: () => void
}

export interface EditorOptions {
  parent: ShadowRoot
  text: string
  lineEnd: LineEnd
  /** undefined for a text without highlighting. */
  format: DocumentFormat | undefined
  label: string
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
export function createEditor({ parent, text, lineEnd, format, label, onChange }: EditorOptions): EditorHandle {
  const view = new EditorView({
    parent,
    root: parent,
    state: EditorState.create({
      // The editor would end lines at the carriage returns of a string, too.
      doc: Text.of(text.split(lineEnd)),
      extensions: [
        EditorState.tabSize.of(2),
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
        history(),
        search({ top: true }),
        lintGutter(),
        keymap.of([...standardKeymap, ...historyKeymap, ...searchKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        EditorView.scrollHandler.of(scrollWithinEditor),
        editorTheme,
        syntaxHighlighting(tokenColors),
        languageOf(format),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.sliceString(0, state.doc.length, lineEnd), undoDepth(state) > 0)
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
      const { doc } = view.state
      const changes = edits.map((edit) => ({ ...toEditorRange(doc, lineEnd, edit.span), insert: edit.text }))
      view.dispatch({ changes, userEvent: 'input.fix' })
    },
    undo: () => void undo(view),
    mark(findings) {
      const { doc } = view.state
      const diagnostics = findings.map(({ place, level, message }) => ({
        ...toEditorRange(doc, lineEnd, place.span),
        severity: severities[level],
        message,
      }))
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    destroy: () => view.destroy(),
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
