import { useCallback, useEffect, useRef } from 'react'
import type { Edit, Finding } from '@/engines/rsx/findings/finding'
import type { EditorHandle } from '../model/create-editor'

interface FixesOptions {
  editor: EditorHandle | undefined
  findings: readonly Finding[]
  /** Whether the findings are those of the text as it is now. While a newer text is checked, their places belong to an older one. */
  isCurrent: boolean
  /** The edits of all corrections of a kind. */
  quickFixesOf: (code: Finding['code']) => Promise<readonly Edit[]>
}

interface Press {
  finding: Finding
  isForAll: boolean
}

/** Applies corrections. One that is pressed while a newer text is checked follows after the check, if its finding is still there. */
export function useFixes({ editor, findings, isCurrent, quickFixesOf }: FixesOptions) {
  const waiting = useRef<Press>(undefined)
  const apply = useCallback(
    async ({ finding: { code, quickFix }, isForAll }: Press) =>
      editor?.apply(isForAll ? await quickFixesOf(code) : (quickFix?.edits ?? [])),
    [editor, quickFixesOf],
  )
  const press = useCallback(
    (pressed: Press) => {
      if (isCurrent) void apply(pressed)
      else waiting.current = pressed
    },
    [isCurrent, apply],
  )
  useEffect(() => {
    const pressed = waiting.current
    if (!pressed || !isCurrent) return
    waiting.current = undefined
    const finding = findings.find((one) => isSame(one, pressed.finding))
    if (finding) void apply({ ...pressed, finding })
  }, [findings, isCurrent, apply])
  return {
    fix: useCallback((finding: Finding) => press({ finding, isForAll: false }), [press]),
    fixAll: useCallback((finding: Finding) => press({ finding, isForAll: true }), [press]),
  }
}

/** Whether two checks found the same: lines and columns may have moved in between. */
function isSame(one: Finding, other: Finding): boolean {
  return one.code === other.code && one.message === other.message && one.place.path === other.place.path
}
