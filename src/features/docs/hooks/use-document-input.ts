import { useEffect, useEffectEvent, useState } from 'react'
import { charsetOf } from '@/lib/charset'
import { maxDocumentBytes } from '@/engines/openapi/reader/loaded-text'

/** Reads the text of a file, up to one byte more than the limit, by which the reader recognizes that it is too large. */
export async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, maxDocumentBytes + 1).arrayBuffer())
  return new TextDecoder(charsetOf('', bytes)).decode(bytes)
}

/**
 * Receives documents that are dropped or pasted anywhere on the page.
 * @returns whether something is being dragged over the page.
 */
export function useDocumentInput(onText: (text: string) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const handleText = useEffectEvent(onText)

  useEffect(() => {
    const dragOver = (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(true)
    }
    const dragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDraggedOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) void readFile(file).then(handleText)
      else if (event.dataTransfer) handleText(event.dataTransfer.getData('text/plain'))
    }
    // A text of several lines, or an object, is a document. All else is an address, which belongs in the field.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!/^\{|\n/.test(text.trim())) return
      event.preventDefault()
      handleText(text)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', dragOver, { signal })
    document.addEventListener('dragleave', dragLeave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [])

  return isDraggedOver
}
