import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkView } from '../engine/types'
import { Description } from './Description'
import { useShownDocument } from './document-context'
import { Problems } from './Problems'
import styles from './Responses.module.css'

/** Where a response leads (OpenAPI links): to other operations, with what they are called with. */
export function Links({ links }: { links: readonly LinkView[] }) {
  return (
    <>
      <h3>Links</h3>
      <ul className={styles.links}>
        {links.map(({ name, target, description, operationId, operationRef, parameters, requestBody, problem }) => (
          <li key={name}>
            <code>{name}</code> leads to{' '}
            <Target target={target}>
              <code>{operationId ?? operationRef ?? 'another operation'}</code>
            </Target>
            {parameters.map((parameter) => (
              <span key={parameter.name}>
                , <code>{parameter.name}</code> is <code>{parameter.value}</code>
              </span>
            ))}
            {requestBody !== undefined && (
              <>
                , the body is <code>{requestBody}</code>
              </>
            )}
            <Description text={description} />
            <Problems problems={[problem]} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Links to the operation when the document has it. */
function Target({ target, children }: { target: LinkView['target']; children: ReactNode }) {
  const { linkTo } = useShownDocument()
  const to = target && linkTo?.(target)
  return to === undefined ? children : <Link to={to}>{children}</Link>
}
