import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '@/auth/session'
import type { OperationView } from '@/engines/openapi/document/types'
import type { ChoiceChange } from '@/engines/openapi/model/choice-change'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { parameterKey } from '@/engines/openapi/model/chosen-operation'
import { valuesLeftOut } from '../model/url-choices'
import { readLeftOutValues, saveLeftOutValues } from '../model/left-out-values'

/**
 * Fills in the values that the address left out before a reload, and stores those that it leaves out now (CONSOLE-83).
 * @param operation The operation with its examples; undefined until they have loaded.
 * @returns the names of the parameters whose values the address leaves out.
 */
export function useLeftOutValues(
  operationKey: string,
  operation: OperationView | undefined,
  choices: HarChoices,
  onChoose: (change: ChoiceChange) => void,
): string[] {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.userId : undefined
  const isReady = session.status !== 'loading' && operation !== undefined
  const place = `${operationKey} ${person ?? ''}`
  const restoredPlace = useRef<string>(undefined)
  const leftOut = operation ? valuesLeftOut(operation, choices) : {}
  const restore = useEffectEvent(() => {
    const values = readLeftOutValues({ operation: operationKey, person })
    if (Object.keys(values).length > 0) onChoose({ values: { ...choices.values, ...values } })
  })
  const save = useEffectEvent((current: HarChoices) =>
    saveLeftOutValues({ operation: operationKey, person }, operation ? valuesLeftOut(operation, current) : {}),
  )
  useEffect(() => {
    if (!isReady) return
    if (restoredPlace.current === place) return save(choices)
    restoredPlace.current = place
    restore()
  }, [isReady, place, choices])
  return operation ? namesOf(operation, leftOut) : []
}

function namesOf(operation: OperationView, values: NonNullable<HarChoices['values']>): string[] {
  const { pathParams, queryParams, headerParams, cookieParams } = operation
  const parameters = [...pathParams, ...queryParams, ...headerParams, ...cookieParams]
  return parameters.filter((parameter) => Object.hasOwn(values, parameterKey(parameter))).map(({ name }) => name)
}
