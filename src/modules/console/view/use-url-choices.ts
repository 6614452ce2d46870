import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { useUrlQuery } from '@/modules/navigation/use-url-state'
import type { OperationView } from '@/engines/openapi/document/types'
import type { ChoiceChange } from '@/engines/openapi/model/choice-change'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { openingChoices } from '@/engines/openapi/model/opening-choices'
import { urlOfChoices, choicesOfUrl } from '../model/url-choices'

/** How long after the last change the address is updated, in milliseconds. */
const writeDelayMs = 300

/**
 * Fills in the choices of the address and new idempotency keys when the console opens, and updates the address when the choices change (CONSOLE-3).
 * @param operation The operation with its examples; undefined until they have loaded.
 */
export function useUrlChoices(
  operation: OperationView | undefined,
  choices: HarChoices,
  onChoose: (change: ChoiceChange) => void,
): void {
  const { query, change } = useUrlQuery()
  const isLeaving = useNavigation().state !== 'idle'
  const readOperationKey = useRef<string>(undefined)
  const read = useEffectEvent((current: OperationView) => {
    const { values, ...found } = choicesOfUrl(current, query)
    const { values: keys } = openingChoices(current)
    onChoose({ ...found, ...((values ?? keys) && { values: { ...choices.values, ...values, ...keys } }) })
  })
  const write = useEffectEvent((current: OperationView, chosen: HarChoices) => {
    const changes = urlOfChoices(current, chosen)
    const isCurrent = Object.entries(changes).every(([name, next]) => {
      const wanted = typeof next === 'string' ? [next] : (next ?? [])
      return wanted.join('\n') === query.getAll(name).join('\n')
    })
    if (!isCurrent) change(changes)
  })
  useEffect(() => {
    if (!operation) return undefined
    const key = `${operation.method} ${operation.path}`
    if (readOperationKey.current !== key) read(operation)
    readOperationKey.current = key
    // A change of the address would cancel the navigation.
    if (isLeaving) return undefined
    const timer = setTimeout(() => write(operation, choices), writeDelayMs)
    return () => clearTimeout(timer)
  }, [operation, choices, isLeaving])
}
