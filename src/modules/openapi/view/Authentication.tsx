import { Fragment, type ReactNode } from 'react'
import type { AccessView, SchemeWithScopes, SecuritySchemeView } from '@/engines/openapi/document/types'
import { Badge } from '@/ui/Badge'
import { oneScopeText } from '@/engines/openapi/document/wording/operation'
import { Description } from './Description'
import { ExternalLink } from './ExternalLink'
import { PlainText } from './PlainText'
import { ReadErrors } from './ReadErrors'
import { Section } from './Section'
import { useFirstItems } from './use-first-items'
import styles from './Authentication.module.css'

/** The ways to authenticate, each with its schemes and scopes. */
export function Authentication({ access: { lead, ways, rest } }: { access: AccessView }) {
  return (
    <Section id="authentication" title="Authentication">
      {lead !== undefined && <p className={styles.text}>{lead}</p>}
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ schemes }, way) => (
            <li key={way}>
              {schemes.map((needed, index) => (
                <Scheme key={needed.scheme.name} {...needed} lead={index > 0 && 'and '} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {rest !== undefined && <p className={styles.text}>{rest}</p>}
    </Section>
  )
}

/** The schemes that a document declares, with all their scopes; the page of an operation says which it needs. */
export function SchemeList({ schemes }: { schemes: readonly SchemeWithScopes[] }) {
  return (
    <Section id="authentication" title="Authentication">
      <ul className={styles.ways}>
        {schemes.map((declared, index) => (
          <li key={index}>
            <Scheme {...declared} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface SchemeProps extends SchemeWithScopes {
  /** Rendered before the text of the scheme. */
  lead?: ReactNode
}

/** One scheme: how a request is authenticated, and the addresses for that. */
function Scheme({ scheme, scopes, oneIsEnough, lead }: SchemeProps) {
  const [shown, more] = useFirstItems(scopes, 'scope')
  return (
    <div className={styles.scheme}>
      <p>
        {lead}
        {scheme.text} <small>{scheme.name}</small>
        {scheme.deprecated && <Badge tone="warn">Deprecated</Badge>}
      </p>
      <Description text={scheme.description} />
      {oneIsEnough && <p className={styles.flow}>{oneScopeText}</p>}
      {scopes.length > 0 && (
        <dl className={styles.scopes} aria-label={`Scopes of ${scheme.name}`}>
          {shown.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <PlainText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {more}
      <Addresses scheme={scheme} />
      <ReadErrors errors={[scheme.error]} />
    </div>
  )
}

function Addresses({ scheme: { flows, openIdConnectUrl } }: { scheme: SecuritySchemeView }) {
  return (
    <>
      {flows.map(({ text, addresses }, index) => (
        <Fragment key={index}>
          <p className={styles.flow}>{text}</p>
          {addresses.length > 0 && (
            <dl className={styles.addresses}>
              {addresses.map(({ name, url }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code>{url}</code>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Fragment>
      ))}
      {openIdConnectUrl !== undefined && <ExternalLink url={openIdConnectUrl} />}
    </>
  )
}
