import Store from 'lucide-react/icons/store'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DesignNode } from '@/api/content/design-schemas'
import { paths } from '@/lib/paths'
import { useCountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { GuidePlacesSwitch } from '@/modules/rsx/guide-places/GuidePlacesSwitch'
import { useGuidePlaces } from '@/modules/rsx/guide-places/use-guide-places'
import { SchemaTree } from '@/modules/rsx/schema-tree/SchemaTree'
import { TreeControls } from '@/modules/rsx/schema-tree/TreeControls'
import { useSchemaTree } from '@/modules/rsx/schema-tree/use-schema-tree'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/button-class'
import { Callout } from '@/ui/Callout'
import { classNames } from '@/ui/class-names'
import { Checkbox } from '@/ui/Checkbox'
import { FilterField } from '@/ui/FilterField'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import { ChosenRetailers } from './ChosenRetailers'
import { designLook } from './design-look'
import { designSearch, designTree, type DesignTreeNode } from '../model/design-tree'
import { NotesDialog } from './NotesDialog'
import { RetailerDialog } from '@/modules/rsx/retailers/RetailerDialog'
import { choiceOf, retailersOf } from '@/modules/rsx/retailers/retailers'
import type { useDesignChoice } from '../hooks/use-design-choice'
import { useNodeLinks } from '../hooks/use-node-links'
import styles from './DesignView.module.css'

interface DesignViewProps {
  design: DesignNode
  control: ReturnType<typeof useDesignChoice>
}

/** A design for the chosen retailers: filters, tree, and the dialogs for retailers and notes. */
export function DesignView({ design, control }: DesignViewProps) {
  const { document, retailers: chosenNames, node, onlyRequired } = control
  const [isListOpen, setIsListOpen] = useState(false)
  const [nodeOfNotes, setNodeOfNotes] = useState<DesignTreeNode>()
  const countText = useCountText()
  const formatNumber = useFormatNumber()
  const query = useDeferredValue(control.filter)

  const retailers = useMemo(() => retailersOf(design), [design])
  const choice = useMemo(() => choiceOf(retailers, chosenNames), [retailers, chosenNames])
  const isSubset = choice.chosen.length < choice.all.length
  const roots = useMemo(() => designTree(design, choice, onlyRequired), [design, choice, onlyRequired])
  const search = useMemo(() => designSearch(query), [query])
  const tree = useSchemaTree(roots, { search, markedId: node })
  const guidePlaces = useGuidePlaces()
  const { texts } = guidePlaces
  const look = useMemo(() => {
    const urlQuery = { document: document.value, retailer: isSubset ? choice.chosen : [] }
    return designLook({
      choice,
      hrefOf: (id) => paths.myDesigns({ ...urlQuery, node: id }),
      onNotes: setNodeOfNotes,
      guideText: texts && ((id, code) => texts.guideTextOfPath(document.value, id, code)),
      formatNumber,
    })
  }, [document, choice, isSubset, texts, formatNumber])
  const viewRef = useRef<HTMLDivElement>(null)
  const listButtonRef = useRef<HTMLButtonElement>(null)
  useNodeLinks(viewRef, control.setNode)
  const closeNotes = useCallback(() => setNodeOfNotes(undefined), [])

  return (
    <div ref={viewRef}>
      <div className={toolbar.toolbar}>
        <div className={toolbar.filter}>
          <FilterField placeholder="Field, description or code" value={control.filter} onChange={control.setFilter} />
        </div>
        <div className={toolbar.box}>
          <Checkbox checked={onlyRequired} onChange={control.setOnlyRequired}>
            Show only required fields
          </Checkbox>
        </div>
        <div className={toolbar.box}>
          <GuidePlacesSwitch {...guidePlaces} />
        </div>
        <Button ref={listButtonRef} onClick={() => setIsListOpen(true)}>
          <Icon of={Store} size="sm" />
          View Retailer List
        </Button>
        <Link
          className={buttonClass({})}
          to={paths.documentCheck({ document: document.value, retailer: isSubset ? choice.chosen : [] })}
        >
          Check a document
        </Link>
        <Link className={buttonClass({})} to={paths.compareRetailers({ retailer: isSubset ? choice.chosen : [] })}>
          Compare retailers
        </Link>
      </div>
      {isSubset && (
        <ChosenRetailers
          choice={choice}
          onChoose={control.setRetailers}
          onHide={() => listButtonRef.current?.focus({ preventScroll: true })}
        />
      )}
      {node !== undefined && !tree.parents.has(node) && (
        <Callout tone="warn" className={styles.note}>
          <p>
            {document.label} has no field <code>{node}</code>
            {onlyRequired ? ' among the required fields.' : '.'}
          </p>
        </Callout>
      )}
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
          label={`Design of ${document.label}`}
          tree={tree}
          look={look}
          className={classNames(styles.columns, texts && styles.guided)}
        />
      ) : (
        <Splash headingLevel={2} mark="empty" title="No records found" />
      )}
      {isListOpen && (
        <RetailerDialog
          retailers={retailers}
          chosen={choice.chosen}
          description="The design combines the requirements of these retailers. Choose the retailers that you trade with to see only their requirements."
          action="Show"
          onChoose={(names) => {
            control.setRetailers(names.length === retailers.length ? [] : names)
            setIsListOpen(false)
          }}
          onClose={() => setIsListOpen(false)}
        />
      )}
      {nodeOfNotes && <NotesDialog node={nodeOfNotes} onClose={closeNotes} />}
    </div>
  )
}
