import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The look of the editor, from the portal's tokens, which reach into the shadow root. */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-bg)',
    fontSize: 'var(--fs-13)',
  },
  '&.cm-focused': { outline: '2px solid var(--focus-on-ink)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: 'var(--lh-code)', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--code-text)' },
  '.cm-gutters': {
    color: 'var(--code-2)',
    backgroundColor: 'var(--code-bar)',
    borderRight: '1px solid var(--code-line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--code-sel) 40%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--code-text)', backgroundColor: 'var(--code-sel)' },
  '.cm-content ::selection, .cm-content::selection': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-sel)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy #ff97a6' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy #efc476' },
  '.cm-lintRange-info': { backgroundImage: 'none', textDecoration: 'underline dotted #84d1ed' },
  '.cm-tooltip, .cm-panels': {
    color: 'var(--tip-text)',
    backgroundColor: 'var(--tip-bg)',
    border: '1px solid var(--code-line)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--fs-13)',
  },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', maxWidth: '28rem' },
  '.cm-panel input, .cm-panel button': { font: 'inherit' },
  '.cm-panel.cm-search label': { fontSize: 'var(--fs-12)' },
  '.cm-textfield': { backgroundColor: 'var(--code-bg)', border: '1px solid var(--code-2)', color: 'inherit' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--code-sel)', border: '1px solid var(--code-2)' },
  '.cm-searchMatch': { backgroundColor: 'var(--code-sel)', outline: '1px solid var(--code-2)' },
})

/** Colors of the tokens, as in the portal's code samples. */
export const tokenColors = HighlightStyle.define([
  { tag: [tags.tagName, tags.propertyName, tags.attributeName], color: 'var(--code-key)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.punctuation, tags.angleBracket, tags.processingInstruction], color: 'var(--code-punct)' },
  { tag: tags.keyword, color: 'var(--code-keyword)' },
])
