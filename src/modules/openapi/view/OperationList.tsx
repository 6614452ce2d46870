import { Fragment, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { quoted } from '@/lib/quoted'
import { useUrlQuery, useUrlText } from '@/modules/navigation/use-url-state'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { FilterField } from '@/ui/FilterField'
import { Splash } from '@/ui/Splash'
import type { DocumentIndex, IndexedOperation } from '@/engines/openapi/document/types'
import {
  firstOperations,
  operationFinder,
  operationGroups,
  type OperationGroup,
} from '@/engines/openapi/model/operation-groups'
import { isInternal } from '@/engines/openapi/document/title'
import { Description } from './Description'
import { Method } from '@/ui/Method'
import styles from './OperationList.module.css'

interface OperationListProps {
  index: DocumentIndex
  /** Whether the reader may see internal operations. */
  isStaff: boolean
  linkTo: (operation: IndexedOperation) => string
}

/** How many operations are rendered first, and added each time the reader asks for more. */
const pageSize = 150

/** The operations of a document by tag, filtered by typing (`filter` in the address). A long list is rendered in steps. */
export function OperationList({ index, isStaff, linkTo }: OperationListProps) {
  const [filter, setFilter] = useUrlText(useUrlQuery(), 'filter')
  const [limit, setLimit] = useState(pageSize)
  const wanted = useDeferredValue(filter)
  const groups = useMemo(() => operationGroups(index, isStaff), [index, isStaff])
  const find = useMemo(() => operationFinder(groups), [groups])
  const found = useMemo(() => find(wanted), [find, wanted])
  const all = countOf(groups)
  const matching = countOf(found)
  const number = useFormatNumber()
  const operations = all === 1 ? '1 operation' : `${number(all)} operations`

  return (
    <>
      <div className={styles.filter}>
        <FilterField
          placeholder="Summary, path or operation id"
          value={filter}
          onChange={(text) => {
            setFilter(text)
            setLimit(pageSize)
          }}
        />
      </div>
      <p className={styles.count} role="status">
        {matching === all ? operations : `${number(matching)} of ${operations}`}
      </p>
      {matching === 0 && all > 0 && (
        <Splash
          headingLevel={2}
          mark="empty"
          title="No operation matches"
          text={`Nothing is named like ${quoted(wanted)}.`}
        />
      )}
      {firstOperations(found, limit).map((group, position, shown) => (
        <Group
          key={group.key}
          group={group}
          isFirstOfFamily={group.family !== undefined && group.family !== shown[position - 1]?.family}
          isDescribed={wanted === ''}
          linkTo={linkTo}
        />
      ))}
      {matching > limit && (
        <div className={styles.more}>
          <Button onClick={() => setLimit((count) => count + pageSize)}>
            Show {Math.min(pageSize, matching - limit)} more of {matching - limit}
          </Button>
        </div>
      )}
    </>
  )
}

interface GroupProps {
  group: OperationGroup
  /** Whether it is the first group of its family. */
  isFirstOfFamily: boolean
  /** Whether the description of the tag is shown. */
  isDescribed: boolean
  linkTo: OperationListProps['linkTo']
}

function Group({ group: { family, above, title, tag, operations }, isFirstOfFamily, isDescribed, linkTo }: GroupProps) {
  const Heading = `h${above.length + (family === undefined ? 2 : 3)}` as 'h2'
  return (
    <Fragment>
      {isFirstOfFamily && <h2 className={styles.family}>{family}</h2>}
      <section className={styles.group}>
        <Heading>
          {above.map(({ key, title: outer }) => (
            <span key={key}>{outer} / </span>
          ))}
          {title}
        </Heading>
        {isDescribed && <Description text={tag?.description} />}
        <ul className={styles.list}>
          {operations.map((operation) => (
            <li key={`${operation.method} ${operation.path}`}>
              <Link to={linkTo(operation)}>
                <Method method={operation.method} />
                <span>
                  {operation.title}
                  <code>{operation.path}</code>
                </span>
                <span className={styles.marks}>
                  {isInternal(operation) && <Badge tone="internal">Internal</Badge>}
                  {operation.deprecated && <Badge tone="warn">Deprecated</Badge>}
                  {!operation.supported && <Badge>Not supported</Badge>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Fragment>
  )
}

function countOf(groups: readonly OperationGroup[]): number {
  return groups.reduce((sum, { operations }) => sum + operations.length, 0)
}
