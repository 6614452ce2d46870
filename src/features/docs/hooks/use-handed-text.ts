import { useEffect, useEffectEvent, useState } from 'react'
import { maxDocumentBytes } from '@/modules/openapi/engine/load-text'

/** The text of a file, no more of it than tells that it is too large. */
export function textOf(file: File): Promise<string> {
  return file.slice(0, maxDocumentBytes + 1).text()
}

/**
 * Takes documents that are dropped or pasted anywhere on the page.
 * @returns whether something is being held over the page.
 */
export function useHandedText(onText: (text: string) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onText)

  useEffect(() => {
    const hold = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) void textOf(file).then(take)
      else if (event.dataTransfer) take(event.dataTransfer.getData('text/plain'))
    }
    // More than one line, or an object, is a document and no address.
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!/^\{|\n/.test(text.trim())) return
      event.preventDefault()
      take(text)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', hold, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [])

  return over
}
