import { startTransition, useState, type ReactNode } from 'react'
import type { ServerVariable, ServerView } from '../document/types'
import { filledTemplate } from '../document/filled-template'
import { hasServers } from '../document/wording/operation'
import { Choice } from './Choice'
import { Description } from './Description'
import { Phrases } from './Facts'
import { PlainText } from './PlainText'
import { Problems } from './Problems'
import { Section } from './Section'
import choice from './Choice.module.css'
import styles from './Servers.module.css'

interface ServersProps {
  servers: readonly ServerView[]
  /** URL of the server that samples use. */
  chosen: string
  onChoose: (url: string) => void
}

/** The reader's choice: the position of a server, and values of variables by that position and their name. */
interface Picked {
  of: readonly ServerView[]
  index: number
  values: Readonly<Record<string, string>>
}

/** The servers of an operation with their variables; nothing for a single server without variables (DOC-37). */
export function Servers({ servers, chosen, onChoose }: ServersProps) {
  const first = { of: servers, index: servers.findIndex(({ url }) => url === chosen), values: {} }
  const [picked, setPicked] = useState<Picked>(first)
  // A choice belongs to the operation it was made for.
  if (picked.of !== servers) setPicked(first)
  if (!hasServers(servers)) return null
  const pick = (server: ServerView, index: number, values = picked.values) => {
    setPicked({ of: servers, index, values })
    startTransition(() => onChoose(filledTemplate(server, (name) => values[`${index} ${name}`])))
  }
  return (
    <Section id="servers" title="Servers" aside="The samples use the chosen one">
      <ul className={styles.list}>
        {servers.map((server, index) => (
          <li key={index}>
            <label>
              <input type="radio" name="server" checked={index === picked.index} onChange={() => pick(server, index)} />
              <ServerName server={server} />
            </label>
            <ServerFacts server={server}>
              {(variable) => {
                const key = `${index} ${variable.name}`
                return (
                  <Value
                    of={variable}
                    value={picked.values[key]}
                    onChange={(value) => pick(server, index, { ...picked.values, [key]: value })}
                  />
                )
              }}
            </ServerFacts>
          </li>
        ))}
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

/** URL and name of a server. */
function ServerName({ server: { template, name, description } }: { server: ServerView }) {
  return (
    <>
      <code>
        <PlainText text={template} />
      </code>
      <span>
        <PlainText text={name ?? description} />
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
function ServerFacts({ server: { name, description, variables, problems = [] }, children }: ServerFactsProps) {
  return (
    <>
      {name !== undefined && <Description text={description} />}
      <Problems problems={problems} />
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
