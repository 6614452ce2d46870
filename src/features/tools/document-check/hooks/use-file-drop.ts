import { useEffect, useEffectEvent, useState } from 'react'
import { isInside } from '@/browser/event-target'
import { pastedName } from '../model/pasted-name'
import type { InputFile } from '../model/check-state'

/** Selects the elements that take a pasted text themselves: a field, the editor, and anything in a dialog. */
const field = 'input, textarea, select, [contenteditable], [role$="dialog"]'

/**
 * Takes files that are dropped anywhere on the page, and files or text that are pasted outside a field. Returns whether files
 * are being dragged over the page.
 */
export function useFileDrop(onFiles: (files: readonly InputFile[]) => void, onPaste: (text: string) => void): boolean {
  const [isOver, setIsOver] = useState(false)

  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0) onFiles(files.map((file) => ({ name: file.name || pastedName, content: file })))
    return files.length > 0
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isInside(event, field)) return
    if (take(event.clipboardData)) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.trim() !== '') onPaste(text)
  })

  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    // Leaving an element for one inside it is no leaving of the page.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      take(event.dataTransfer)
    }
    const pasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', pasted)
    }
  }, [])
  return isOver
}
