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
        {servers.map(({ url, template, name, description, variables, problems = [] }, index) => (
          <li key={index}>
            <label>
              <input type="radio" name="server" checked={url === chosen} onChange={() => onChoose(url)} />
              <code>{template}</code>
              <span>{name ?? description}</span>
            </label>
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
          </li>
        ))}
      </ul>
    </Section>
  )
}
