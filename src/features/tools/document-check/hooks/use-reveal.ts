import { useCallback, useEffect, useRef } from 'react'
import type { Span } from '@/engines/rsx/document-tree'
import type { EditorHandle } from '../model/create-editor'

/**
 * Returns a function that shows a place of a document in its editor, and with `focus` moves the focus there. A place that was pressed
 * while the editor was loading is shown once it is there; the focus moves only if it has not moved meanwhile.
 */
export function useReveal(editor: EditorHandle | undefined, id: number | undefined) {
  const waiting = useRef<{ id: number | undefined; span: Span; focused: Element | null | undefined }>(undefined)
  useEffect(() => {
    const place = waiting.current
    if (!editor || !place) return
    waiting.current = undefined
    if (place.id === id) editor.reveal(place.span, place.focused === document.activeElement)
  }, [editor, id])
  return useCallback(
    (span: Span, focus: boolean) => {
      if (editor) editor.reveal(span, focus)
      else waiting.current = { id, span, focused: focus ? document.activeElement : undefined }
    },
    [editor, id],
  )
}
