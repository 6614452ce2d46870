import { useMemo } from 'react'
import type { ShippingDocKind } from '@/api/shipping-docs/schemas'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { SchemaTree } from '@/modules/rsx/schema-tree/SchemaTree'
import { TreeControls } from '@/modules/rsx/schema-tree/TreeControls'
import { useSchemaTree } from '@/modules/rsx/schema-tree/use-schema-tree'
import { classNames } from '@/ui/class-names'
import { ErrorState } from '@/ui/ErrorState'
import { Splash } from '@/ui/Splash'
import { requirementSearch, requirementTree, type RequirementFilter, type RequirementNode } from '../model/requirements'
import { countText } from '../model/selection'
import { schemaFailed } from '../model/error-texts'
import type { Requirements } from '../hooks/use-requirements'
import { requirementLook } from './requirement-look'
import styles from './KindRequirements.module.css'

interface KindRequirementsProps {
  kind: ShippingDocKind
  requirements: Requirements
  filter: RequirementFilter
  /** Writes the place of a field in X12 and EDIFACT; undefined without that column. */
  guideText: ((name: string) => string) | undefined
}

/** The requirements of the chosen templates of one kind as a tree, or why it is not there. */
export function KindRequirements({ kind, requirements, filter, guideText }: KindRequirementsProps) {
  const { known, chosen, schema } = requirements
  const roots = useMemo(() => schema.data && requirementTree(schema.data), [schema.data])
  const counted = useCountText()
  const title = countText({ label: 0, 'packing-slip': 0, [kind]: known.length || chosen.length }, counted)
  // Without all names it is unknown whether all retailers require a field.
  const owners = chosen.filter(({ state }) => state !== 'unknown').map(({ owner }) => owner)
  const retailers = owners.includes(undefined) ? undefined : new Set(owners).size

  if (schema.failed) {
    return <ErrorState title={schemaFailed} onRetry={schema.retry} retrying={schema.retrying} />
  }
  if (known.length === 0) {
    return (
      <Splash
        headingLevel={2}
        mark="empty"
        title={`Nothing is known of ${title}`}
        text="They may have been replaced by newer ones."
      />
    )
  }
  if (!roots) return <TieredListPlaceholder label="Loading the field requirements" />
  if (roots.length === 0) return <Splash headingLevel={2} mark="empty" title="No records found" />
  return <Tree title={title} roots={roots} filter={filter} retailers={retailers} guideText={guideText} />
}

interface TreeProps {
  title: string
  roots: readonly RequirementNode[]
  filter: RequirementFilter
  retailers: number | undefined
  guideText: KindRequirementsProps['guideText']
}

const groupsOpen = ({ children }: RequirementNode) => children.length > 0

function Tree({ title, roots, filter, retailers, guideText }: TreeProps) {
  const counted = useCountText()
  const number = useFormatNumber()
  const search = useMemo(() => requirementSearch(filter), [filter])
  const tree = useSchemaTree(roots, { search, initiallyOpen: groupsOpen })
  const tellsWho = roots.some(({ data }) => data.mandatoryFor !== undefined)
  const look = useMemo(
    () => requirementLook({ tellsWho, retailers, guideText, number }),
    [tellsWho, retailers, guideText, number],
  )
  return (
    <section className={styles.kind} aria-label={`Fields of ${title}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count} role="status">
          {tree.hits && counted(tree.hits.size, 'field matches', 'fields match')}
        </p>
        <TreeControls tree={tree} />
      </div>
      {tree.rows.length > 0 ? (
        <SchemaTree
          label={`Fields of ${title}`}
          tree={tree}
          look={look}
          className={classNames(tellsWho ? styles.withWho : styles.columns, guideText && styles.guided)}
        />
      ) : (
        <p className={styles.none}>No records found</p>
      )}
    </section>
  )
}
