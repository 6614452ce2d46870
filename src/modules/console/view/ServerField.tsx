import { useId } from 'react'
import control from '@/ui/control.module.css'
import { Select } from '@/ui/Select'
import type { OperationView } from '@/engines/openapi/document/types'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { serverChoice, type ServerChoice } from '@/engines/openapi/model/server-choice'
import { ownValue } from '@/lib/own-value'
import styles from './Fields.module.css'

interface ServerFieldProps {
  operation: OperationView
  choices: HarChoices
  onChoose: (choice: ServerChoice) => void
}

/** The fields for the server of a request and its variables; nothing for a single server without variables. */
export function ServerField({ operation: { server: defaultServer, servers }, choices, onChoose }: ServerFieldProps) {
  const id = useId()
  const { server = defaultServer, serverVariables = {} } = choices
  const chosen = servers.find(({ url }) => url === server)
  const variables = chosen?.variables ?? []
  if (servers.length < 2 && variables.length === 0) return null
  const change = (name: string, value: string) =>
    onChoose({ server, serverVariables: { ...serverVariables, [name]: value } })
  const chooseServer = (address: string) => {
    const next = servers.find(({ url }) => url === address)
    if (next) onChoose(serverChoice(next, serverVariables))
  }
  return (
    <fieldset className={styles.group}>
      <legend>Server</legend>
      {servers.length > 1 && (
        <Select
          aria-label="Server"
          value={server}
          onChange={({ target }) => chooseServer(target.value)}
          options={servers.map(({ url, template, name, description }) => ({
            value: url,
            label: [template, name ?? description].filter(Boolean).join(' – '),
          }))}
        />
      )}
      {variables.map(({ name, values, default: defaultValue = '' }, index) => {
        const field = {
          id: `${id}-${index}`,
          value: ownValue(serverVariables, name) ?? defaultValue,
          onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
        }
        return (
          <div key={name} className={styles.row}>
            <span className={styles.name}>
              <label htmlFor={field.id}>{name}</label>
            </span>
            {values.length > 0 ? (
              <Select {...field} options={values.map((value) => ({ value, label: value || '(empty)' }))} />
            ) : (
              <input {...field} className={`${control.input} ${control.mono}`} spellCheck={false} />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
