import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkView } from '@/engines/openapi/document/types'
import { linkedText } from '@/engines/openapi/document/wording/operation'
import { Description } from './Description'
import { useShownDocument } from './document-context'
import { ReadErrors } from './ReadErrors'
import styles from './Responses.module.css'

/** The links of a response (OpenAPI links): other operations and the values to call them with. */
export function Links({ links }: { links: readonly LinkView[] }) {
  return (
    <>
      <h3>Links</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.name}>
            <code>{link.name}</code> leads to{' '}
            <Target target={link.target}>
              <code>{linkedText(link)}</code>
            </Target>
            {link.parameters.map((parameter) => (
              <span key={parameter.name}>
                , <code>{parameter.name}</code> is <code>{parameter.value}</code>
              </span>
            ))}
            {link.requestBody !== undefined && (
              <>
                , the body is <code>{link.requestBody}</code>
              </>
            )}
            {link.server && (
              <>
                , at <code>{link.server.url}</code>
              </>
            )}
            <Description text={link.description} />
            <ReadErrors errors={[link.error]} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A link to the operation if the document has it. */
function Target({ target, children }: { target: LinkView['target']; children: ReactNode }) {
  const { linkTo } = useShownDocument()
  const to = target && linkTo?.(target)
  return to === undefined ? children : <Link to={to}>{children}</Link>
}
