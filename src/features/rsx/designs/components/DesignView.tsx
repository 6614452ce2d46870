import Store from 'lucide-react/icons/store'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DesignNode } from '@/api/rsx/design-schemas'
import { paths } from '@/lib/paths'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { SchemaTree } from '@/modules/schema-tree/SchemaTree'
import { TreeControls } from '@/modules/schema-tree/TreeControls'
import { useSchemaTree } from '@/modules/schema-tree/use-schema-tree'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { FilterField } from '@/ui/FilterField'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { ChosenRetailers } from './ChosenRetailers'
import { designLook } from './design-look'
import { designSearch, designTree, type DesignTreeNode } from '../model/design-tree'
import { NotesDialog } from './NotesDialog'
import { RetailerDialog } from './RetailerDialog'
import { choiceOf, retailersOf } from '../model/retailers'
import type { useDesignChoice } from '../hooks/use-design-choice'
import { useNodeLinks } from '../hooks/use-node-links'
import styles from './DesignView.module.css'

interface DesignViewProps {
  design: DesignNode
  control: ReturnType<typeof useDesignChoice>
}

/** A design for the chosen retailers: what narrows it, its tree, and the dialogs on retailers and notes. */
export function DesignView({ design, control }: DesignViewProps) {
  const { document, retailers: named, node, onlyRequired } = control
  const [listOpen, setListOpen] = useState(false)
  const [noted, setNoted] = useState<DesignTreeNode>()
  const counted = useCountText()
  const number = useFormatNumber()
  const wanted = useDeferredValue(control.filter)

  const retailers = useMemo(() => retailersOf(design), [design])
  const choice = useMemo(() => choiceOf(retailers, named), [retailers, named])
  const some = choice.chosen.length < choice.all.length
  const roots = useMemo(() => designTree(design, choice, onlyRequired), [design, choice, onlyRequired])
  const search = useMemo(() => designSearch(wanted), [wanted])
  const tree = useSchemaTree(roots, { search, markedId: node })
  const look = useMemo(() => {
    const query = { document: document.value, retailer: some ? choice.chosen : [] }
    return designLook({ choice, hrefOf: (id) => paths.myDesigns({ ...query, node: id }), onNotes: setNoted, number })
  }, [document, choice, some, number])
  const view = useRef<HTMLDivElement>(null)
  const lister = useRef<HTMLButtonElement>(null)
  useNodeLinks(view, control.setNode)
  const closeNotes = useCallback(() => setNoted(undefined), [])

  return (
    <div ref={view}>
      <div className={toolbar.toolbar}>
        <div className={toolbar.filter}>
          <FilterField placeholder="Field, description or code" value={control.filter} onChange={control.setFilter} />
        </div>
        <div className={toolbar.box}>
          <Checkbox checked={onlyRequired} onChange={control.setOnlyRequired}>
            Show only required fields
          </Checkbox>
        </div>
        <Button ref={lister} onClick={() => setListOpen(true)}>
          <Icon of={Store} size="sm" />
          View Retailer List
        </Button>
      </div>
      {some && (
        <ChosenRetailers
          choice={choice}
          onChoose={control.setRetailers}
          onLeave={() => lister.current?.focus({ preventScroll: true })}
        />
      )}
      {node !== undefined && !tree.parents.has(node) && (
        <Callout tone="warn" className={styles.note}>
          <p>
            {document.label} has no field <code>{node}</code>
            {onlyRequired ? ' among those that are required.' : '.'}
          </p>
        </Callout>
      )}
      <div className={toolbar.line}>
        <p className={toolbar.count} role="status">
          {tree.hits
            ? counted(tree.hits.size, 'field fits', 'fields fit')
            : counted(tree.parents.size, 'field or group', 'fields and groups')}
        </p>
        <div className={styles.controls}>
          <TreeControls tree={tree} />
        </div>
      </div>
      {tree.rows.length > 0 ? (
        <SchemaTree label={`Design of ${document.label}`} tree={tree} look={look} className={styles.columns} />
      ) : (
        <Splash headingLevel={2} mark="empty" title="No records found" />
      )}
      {listOpen && (
        <RetailerDialog
          retailers={retailers}
          choice={choice}
          onChoose={(names) => {
            control.setRetailers(names.length === retailers.length ? [] : names)
            setListOpen(false)
          }}
          onClose={() => setListOpen(false)}
        />
      )}
      {noted && <NotesDialog node={noted} onClose={closeNotes} />}
    </div>
  )
}
