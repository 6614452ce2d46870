import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { OperationView, ParameterView } from '@/engines/openapi/document/types'
import { credentialsOf, isSameName, requestHeaders } from '@/engines/openapi/document/request-headers'
import { parameterKey } from '@/engines/openapi/model/chosen-operation'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { isBrowserHeader } from '@/engines/requests/model/unsent-headers'
import { ParameterField } from './ParameterField'
import styles from './Fields.module.css'

interface ParameterFieldsProps {
  operation: OperationView
  values: HarChoices['values']
  /** Must be a stable function. */
  onChange: (values: NonNullable<HarChoices['values']>) => void
}

/** The fields for the parameters of a request, grouped by place: path, query, header and cookie. */
export function ParameterFields({ operation, values, onChange }: ParameterFieldsProps) {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const change = useCallback(
    (parameter: ParameterView, value: string | null) => {
      latest.current = { ...latest.current, [parameterKey(parameter)]: value }
      onChange(latest.current)
    },
    [onChange],
  )
  const groups = useMemo(() => parameterGroups(operation), [operation])
  return groups.map(({ title, parameters, note }) => (
    <fieldset key={title} className={styles.group}>
      <legend>{title}</legend>
      {parameters.map((parameter) => (
        <ParameterField
          key={parameterKey(parameter)}
          parameter={parameter}
          value={values?.[parameterKey(parameter)]}
          onChange={change}
          note={note?.(parameter)}
        />
      ))}
    </fieldset>
  ))
}

interface ParameterGroup {
  title: string
  parameters: readonly ParameterView[]
  note?: (parameter: ParameterView) => string | undefined
}

const notSentText = 'Browsers do not let a page send this. The samples send it.'

function parameterGroups(operation: OperationView): ParameterGroup[] {
  const credentials = credentialsOf(operation)
  // Content-Type follows the body, and credentials have their own fields.
  const headers = requestHeaders(operation).filter(
    ({ name }) =>
      !isSameName(name, 'Content-Type') &&
      !credentials.some((credential) => credential.in === 'header' && isSameName(credential.name, name)),
  )
  const groups: ParameterGroup[] = [
    { title: 'Path', parameters: operation.pathParams },
    { title: 'Query', parameters: operation.queryParams },
    {
      title: 'Header',
      parameters: headers,
      note: ({ name }) => (isBrowserHeader(name) ? notSentText : undefined),
    },
    { title: 'Cookie', parameters: operation.cookieParams, note: () => notSentText },
  ]
  return groups.filter(({ parameters }) => parameters.length > 0)
}
