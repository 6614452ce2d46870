import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { useAddressQuery } from '@/modules/address-state/use-address-state'
import type { OperationView } from '@/modules/openapi/document/types'
import type { ChoiceChange } from '@/modules/openapi/model/choice-change'
import type { HarChoices } from '@/modules/openapi/model/choices'
import { addressOfChoices, choicesOfAddress } from '../model/address-choices'

/** How long after the last change the address follows. */
const writeDelayMs = 300

/**
 * Fills in what the address says when the console opens, and keeps the address in step with what is filled in (CONSOLE-3).
 * @param operation With its examples; undefined until they are read.
 */
export function useAddressChoices(
  operation: OperationView | undefined,
  choices: HarChoices,
  onChoose: (change: ChoiceChange) => void,
): void {
  const { query, change } = useAddressQuery()
  const isLeaving = useNavigation().state !== 'idle'
  const readKey = useRef<string>(undefined)
  const read = useEffectEvent((from: OperationView) => {
    const { values, ...found } = choicesOfAddress(from, query)
    onChoose({ ...found, ...(values && { values: { ...choices.values, ...values } }) })
  })
  const write = useEffectEvent((of: OperationView, chosen: HarChoices) => {
    const changes = addressOfChoices(of, chosen)
    const isCurrent = Object.entries(changes).every(([name, next]) => {
      const wanted = typeof next === 'string' ? [next] : (next ?? [])
      return wanted.join('\n') === query.getAll(name).join('\n')
    })
    if (!isCurrent) change(changes)
  })
  useEffect(() => {
    if (!operation) return undefined
    const key = `${operation.method} ${operation.path}`
    if (readKey.current !== key) read(operation)
    readKey.current = key
    // A change of the address would cancel the navigation.
    if (isLeaving) return undefined
    const timer = setTimeout(() => write(operation, choices), writeDelayMs)
    return () => clearTimeout(timer)
  }, [operation, choices, isLeaving])
}
