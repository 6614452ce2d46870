import type { DocumentNode } from '../document-tree'
import type { RelationCheck } from './relation-check'
import type { ContentRelation } from './tables/relation-types'
import { descendantsOf, hasPath, nodesAt } from './tree'

/**
 * Kind 57: a document that says nothing, such as a ship notice without items.
 * @returns whether the record is without content.
 */
export function checkContent(check: RelationCheck, record: DocumentNode): boolean {
  const { content } = check.relations
  if (!content || !check.document.isComplete || !isCarried(check, content)) return false
  const { groups, unless, instead } = content
  const names = 'path' in groups ? groups.path.split('/') : [groups.anywhere]
  if (check.isUncertain(names)) return false
  const found = 'path' in groups ? nodesAt(record, groups.path) : descendantsOf(record, groups.anywhere)
  if (found.length > 0) return false
  const exception = unless && nodesAt(record, unless.path)[0]?.text?.trim()
  if (exception !== undefined && unless?.values.includes(exception) === true) return true
  const isSaidOtherwise = instead?.paths.some((path) => nodesAt(record, path).length > 0) === true
  check.report('no-content', record, {
    level: isSaidOtherwise ? 'warning' : content.level,
    expected: `at least one ${content.noun}`,
    message: `The document has no ${content.noun}. ${isSaidOtherwise ? (instead?.reason ?? '') : content.reason}`,
    fix: `Find out why no ${content.noun} was written; send nothing when there is nothing to send.`,
  })
  return true
}

/** Whether the schema and the file's layout have a place for the content. */
function isCarried({ rules, document: { carriedPaths } }: RelationCheck, { groups }: ContentRelation): boolean {
  if ('path' in groups && !hasPath(rules, groups.path)) return false
  if (!carriedPaths) return true
  const part = 'path' in groups ? `${groups.path}/` : `/${groups.anywhere}/`
  return [...carriedPaths].some((path) => `/${path}`.includes(part))
}
