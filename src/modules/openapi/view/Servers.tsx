import type { ServerView } from '../engine/types'
import { hasServers } from '../model/wording'
import { Description } from './Description'
import { Problems } from './Problems'
import { Section } from './Section'
import styles from './Servers.module.css'

interface ServersProps {
  servers: readonly ServerView[]
  /** Address of the server that samples use. */
  chosen: string
  onChoose: (url: string) => void
}

/** The servers of an operation with their variables; there is nothing to say of a single plain one. */
export function Servers({ servers, chosen, onChoose }: ServersProps) {
  if (!hasServers(servers)) return null
  return (
    <Section id="servers" title="Servers" aside="The samples use the chosen one">
      <ul className={styles.list}>
        {servers.map((server, index) => (
          <li key={index}>
            <label>
              <input type="radio" name="server" checked={server.url === chosen} onChange={() => onChoose(server.url)} />
              <ServerName server={server} />
            </label>
            <ServerFacts server={server} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The servers of a document, where nothing is called. */
export function ServerList({ servers }: { servers: readonly ServerView[] }) {
  return (
    <Section id="servers" title="Servers">
      <ul className={styles.list}>
        {servers.map((server, index) => (
          <li key={index}>
            <p>
              <ServerName server={server} />
            </p>
            <ServerFacts server={server} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Where a server answers, and what it is called. */
function ServerName({ server: { url, template, name, description, variables } }: { server: ServerView }) {
  return (
    <>
      <code>{variables.length > 0 ? template : url}</code>
      <span>{name ?? description}</span>
    </>
  )
}

/** What else is said of a server: its description, its variables. */
function ServerFacts({ server: { name, description, variables, problems = [] } }: { server: ServerView }) {
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
                Default <code>{variable.default}</code>
                {variable.values.length > 0 && ' of '}
                {variable.values.map((value) => (
                  <code key={value}>{value}</code>
                ))}
                <Description text={variable.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
