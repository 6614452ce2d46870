import { useCallback, useState } from 'react'
import type { DocumentChoice } from '@/engines/rsx/document-choice'

/** Whether documents that were opened are only in this tab, until they are marked. */
interface Unsaved {
  others: boolean
  marked: ReadonlyMap<number, boolean>
}

const nothing: ReadonlyMap<number, boolean> = new Map()

/** Follows which of the open documents would be lost with the page: typed or edited, and not saved since (CHECK-11). */
export function useUnsaved(documents: readonly DocumentChoice[]) {
  const [{ others, marked }, setUnsaved] = useState<Unsaved>({ others: false, marked: nothing })
  const isUnsaved = ({ opened }: DocumentChoice) => marked.get(opened.id) ?? others
  const mark = useCallback(
    (id: number, value: boolean) =>
      setUnsaved((now) =>
        now.marked.get(id) === value ? now : { ...now, marked: new Map(now.marked).set(id, value) },
      ),
    [],
  )
  return {
    hasUnsaved: documents.length > 0 ? documents.some(isUnsaved) : others,
    /** Starts with other documents. `isTyped`: they are in no file yet. */
    start: (isTyped: boolean) => setUnsaved({ others: isTyped, marked: nothing }),
    mark,
  }
}
