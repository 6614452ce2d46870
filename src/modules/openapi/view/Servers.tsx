import type { ReactNode } from 'react'
import { ownValue } from '@/lib/own-value'
import control from '@/ui/control.module.css'
import type { ServerVariable, ServerView } from '@/engines/openapi/document/types'
import { serverChoice, type ServerChoice } from '@/engines/openapi/model/server-choice'
import { hasServers } from '@/engines/openapi/document/wording/operation'
import { Choice } from './Choice'
import { Description } from './Description'
import { Phrases } from './Facts'
import { plainLine } from './plain-line'
import { PlainText } from './PlainText'
import { ReadErrors } from './ReadErrors'
import { Section } from './Section'
import choice from './Choice.module.css'
import styles from './Servers.module.css'

interface ServersProps {
  servers: readonly ServerView[]
  /** URL of the chosen server, its variables replaced by their defaults. */
  chosen: string
  /** Chosen values of variables, by name. */
  variables: ServerChoice['serverVariables'] | undefined
  onChoose: (choice: ServerChoice) => void
}

/** The servers of an operation with their variables; nothing for a single server without variables (DOC-37). */
export function Servers({ servers, chosen, variables = {}, onChoose }: ServersProps) {
  if (!hasServers(servers)) return null
  const chosenIndex = servers.findIndex(({ url }) => url === chosen)
  return (
    <Section id="servers" title="Servers" aside="The samples use the chosen one">
      <ul className={styles.list}>
        {servers.map((server, index) => {
          const choose = (values = variables) => onChoose(serverChoice(server, values))
          return (
            <li key={index}>
              <label>
                <input
                  type="radio"
                  className={control.radio}
                  name="server"
                  checked={index === chosenIndex}
                  onChange={() => choose()}
                />
                <ServerName server={server} />
              </label>
              <ServerFacts server={server}>
                {(variable) => (
                  <Value
                    of={variable}
                    value={ownValue(variables, variable.name)}
                    onChange={(value) => choose({ ...variables, [variable.name]: value })}
                  />
                )}
              </ServerFacts>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The servers of a document, without a choice: the overview has no samples. */
export function ServerList({ servers }: { servers: readonly ServerView[] }) {
  return (
    <Section id="servers" title="Servers">
      <ul className={styles.list}>
        {servers.map((server, index) => (
          <li key={index}>
            <p>
              <ServerName server={server} />
            </p>
            <ServerFacts server={server}>{({ phrases }) => <Phrases phrases={phrases} />}</ServerFacts>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The description of a server that has no name, if it is a line of plain text. */
function lineOf({ name, description }: ServerView): string | undefined {
  const { text, hasMore } = plainLine(description ?? '')
  return name === undefined && !hasMore ? text : undefined
}

/** URL and name of a server. */
function ServerName({ server }: { server: ServerView }) {
  const { template, name } = server
  return (
    <>
      <code>
        <PlainText text={template} />
      </code>
      <span>
        <PlainText text={name ?? lineOf(server)} />
      </span>
    </>
  )
}

interface ServerFactsProps {
  server: ServerView
  /** Rendered beside the name of a variable. */
  children: (variable: ServerVariable) => ReactNode
}

/** Description, problems and variables of a server. */
function ServerFacts({ server, children }: ServerFactsProps) {
  const { description, variables, errors = [] } = server
  return (
    <>
      {lineOf(server) === undefined && <Description text={description} />}
      <ReadErrors errors={errors} />
      {variables.length > 0 && (
        <dl>
          {variables.map((variable) => (
            <div key={variable.name}>
              <dt>
                <code>{variable.name}</code>
              </dt>
              <dd>
                {children(variable)}
                <Description text={variable.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Shown for an empty value. */
const emptyText = '(empty)'

interface ValueProps {
  of: ServerVariable
  value: string | undefined
  onChange: (value: string) => void
}

/** Input for the value of a variable: one of the document's values, or any text if it lists none. */
function Value({ of: { name, default: standard = '', values }, value = standard, onChange }: ValueProps) {
  if (values.length === 0) {
    return (
      <span className={choice.box}>
        <input
          aria-label={name}
          placeholder={emptyText}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    )
  }
  return (
    <Choice
      label={name}
      isLabelHidden
      options={values.map((option) => option || emptyText)}
      value={Math.max(values.indexOf(value), 0)}
      onChange={(index) => onChange(values[index] ?? '')}
    />
  )
}
