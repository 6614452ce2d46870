import type { SecurityAlternative, SecuritySchemeView } from '../engine/types'
import { Badge } from '@/ui/Badge'
import { Description } from './Description'
import { MoreLink } from './MoreLink'
import { Problems } from './Problems'
import { Section } from './Section'
import styles from './Authentication.module.css'

interface AuthenticationProps {
  security: readonly SecurityAlternative[]
  /** The document states the requirement, also that there is none. */
  stated: boolean
}

/** The ways to be let in, each with its schemes and scopes; a bearer token where the document says nothing (2 §9). */
export function Authentication({ security, stated }: AuthenticationProps) {
  const ways = security.filter(({ schemes }) => schemes.length > 0)
  const open = stated && ways.length === 0
  return (
    <Section id="authentication" title="Authentication">
      {ways.length === 0 && <p className={styles.text}>{open ? 'None: this operation is open.' : 'Bearer token.'}</p>}
      {ways.length > 1 && <p className={styles.text}>One of these is enough:</p>}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ schemes }, way) => (
            <li key={way}>
              {schemes.map(({ scheme, scopes }, index) => (
                <div key={scheme.name} className={styles.scheme}>
                  <p>
                    {index > 0 && 'and '}
                    {sayScheme(scheme)} <small>{scheme.name}</small>
                    {scheme.deprecated && <Badge tone="warn">Deprecated</Badge>}
                  </p>
                  <Description text={scheme.description} />
                  {scopes.length > 0 && (
                    <dl className={styles.scopes} aria-label={`Scopes of ${scheme.name}`}>
                      {scopes.map(({ name, description }) => (
                        <div key={name}>
                          <dt>
                            <code>{name}</code>
                          </dt>
                          <dd>{description}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                  <Addresses scheme={scheme} />
                  <Problems problems={[scheme.problem]} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {security.length > ways.length && ways.length > 0 && (
        <p className={styles.text}>It may also be called without.</p>
      )}
    </Section>
  )
}

function sayScheme({ type, scheme, in: place, parameterName, bearerFormat }: SecuritySchemeView): string {
  if (type === 'apiKey') return `API key in the ${place ?? 'header'} ${parameterName ?? ''}`.trim()
  if (type === 'basic' || scheme?.toLowerCase() === 'basic') return 'User name and password (Basic)'
  if (scheme?.toLowerCase() === 'bearer')
    return bearerFormat === undefined ? 'Bearer token' : `Bearer token (${bearerFormat})`
  if (type === 'oauth2') return 'Bearer token (OAuth 2.0)'
  if (type === 'openIdConnect') return 'Bearer token (OpenID Connect)'
  if (type === 'mutualTLS') return 'Client certificate (mutual TLS)'
  return scheme ?? type
}

function Addresses({ scheme: { flows, openIdConnectUrl } }: { scheme: SecuritySchemeView }) {
  return (
    <>
      {flows.map(({ type, authorizationUrl, deviceAuthorizationUrl, tokenUrl }) => (
        <p key={type} className={styles.flow}>
          {type}
          {[authorizationUrl, deviceAuthorizationUrl, tokenUrl].map(
            (url, index) => url !== undefined && <code key={index}>{url}</code>,
          )}
        </p>
      ))}
      {openIdConnectUrl !== undefined && <MoreLink url={openIdConnectUrl} />}
    </>
  )
}
