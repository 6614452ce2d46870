import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { lengthText, type OutlineNode, type SchemaOutline } from '@/engines/rsx/schema-outline'
import type { guideTextOfPath } from '@/engines/x12/guide-text'
import { paths } from '@/lib/paths'
import { uniqueIds } from '@/lib/unique-ids'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { guidePlacesTitle } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { RequiredBadge } from '@/modules/rsx/schema-tree/RequiredBadge'
import { SchemaTree } from '@/modules/rsx/schema-tree/SchemaTree'
import type { TreeLook } from '@/modules/rsx/schema-tree/SchemaTreeRow'
import { TreeControls } from '@/modules/rsx/schema-tree/TreeControls'
import type { TreeMatch, TreeNode } from '@/modules/rsx/schema-tree/tree-model'
import { useSchemaTree } from '@/modules/rsx/schema-tree/use-schema-tree'
import { classNames } from '@/ui/class-names'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { bookkeepingGroup, typeText } from '../model/field-list'
import styles from './FieldTree.module.css'

interface FieldTreeProps {
  version: string
  documentType: string
  outline: SchemaOutline
  filter: string
  onlyQualified: boolean
  /** Writes places in X12 and EDIFACT; undefined without that column. */
  texts: { guideTextOfPath: typeof guideTextOfPath } | undefined
}

/** The fields of a document as the tree of its schema (RSX-62). */
export function FieldTree({ version, documentType, outline, filter, onlyQualified, texts }: FieldTreeProps) {
  const countText = useCountText()
  const roots = useMemo(() => treeOf(outline.nodes), [outline])
  const search = useMemo(() => searchOf(filter, onlyQualified), [filter, onlyQualified])
  const tree = useSchemaTree(roots, { search })
  const look = useMemo(
    () => lookOf({ version, documentType, countText, guideText: texts?.guideTextOfPath }),
    [version, documentType, countText, texts],
  )
  return (
    <>
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {tree.hits
            ? countText(tree.hits.size, 'field matches', 'fields match')
            : countText(tree.parents.size, 'field or group', 'fields and groups')}
        </p>
        <div className={styles.controls}>
          <TreeControls tree={tree} />
        </div>
      </div>
      {tree.rows.length > 0 ? (
        <SchemaTree
          label={`Fields of ${documentType}`}
          tree={tree}
          look={look}
          className={classNames(styles.columns, texts && styles.guided)}
        />
      ) : (
        <Splash headingLevel={2} mark="empty" title="No records found" />
      )}
    </>
  )
}

function treeOf(nodes: readonly OutlineNode[]): TreeNode<OutlineNode>[] {
  const idOf = uniqueIds()
  const walk = (list: readonly OutlineNode[], parent: string): TreeNode<OutlineNode>[] =>
    list.map((data) => {
      const id = idOf(parent + data.name)
      return { id, name: data.name, data, hasDetail: false, children: walk(data.children, `${id}/`) }
    })
  const isBookkeeping = ({ name }: OutlineNode) => name === bookkeepingGroup
  return walk([...nodes.filter((node) => !isBookkeeping(node)), ...nodes.filter(isBookkeeping)], '')
}

function searchOf(filter: string, onlyQualified: boolean): TreeMatch<OutlineNode> | undefined {
  const query = filter.trim().toLowerCase()
  if (query === '' && !onlyQualified) return undefined
  return ({ name, data: { description = '', value } }) =>
    (!onlyQualified || (value?.codes ?? 0) > 0) &&
    [name, description].some((text) => text.toLowerCase().includes(query))
}

interface LookOptions {
  version: string
  documentType: string
  countText: CountText
  guideText: typeof guideTextOfPath | undefined
}

function lookOf({ version, documentType, countText, guideText }: LookOptions): TreeLook<OutlineNode> {
  return {
    nameTitle: 'Field',
    name: ({ name, data: { description, min } }) => (
      <>
        <code>{name}</code>
        {min > 0 && <RequiredBadge />}
        {description !== undefined && <small className={styles.description}>{description}</small>}
      </>
    ),
    columns: [
      {
        key: 'type',
        title: 'Type and length',
        cell: ({ data: { value } }) => (value ? typeText({ type: value.type, length: lengthText(value) }) : 'group'),
        className: styles.fact,
      },
      {
        key: 'occurs',
        title: 'Occurs',
        cell: ({ data }) => occursText(data),
        className: classNames(styles.fact, styles.occurs),
      },
      ...(guideText
        ? [
            {
              key: 'guide',
              title: guidePlacesTitle,
              cell: ({ id }: TreeNode<OutlineNode>) => guideText(documentType, id),
              className: styles.fact,
            },
          ]
        : []),
      {
        key: 'values',
        title: 'Qualifiers',
        cell: ({ name, data: { value } }, active) =>
          value?.codes !== undefined && (
            <Link to={paths.fieldsQualifiers(version, documentType, name)} tabIndex={active ? 0 : -1}>
              {countText(value.codes, 'value')}
            </Link>
          ),
        className: styles.fact,
      },
    ],
  }
}

/** Writes how often an element occurs, such as `once`, `1 to 5` or `any number`. */
function occursText({ min, max }: OutlineNode): string {
  if (max === Infinity) return min > 0 ? `${min} or more` : 'any number'
  if (max === 1) return min > 0 ? 'once' : 'at most once'
  return min > 0 ? `${min} to ${max}` : `up to ${max}`
}
