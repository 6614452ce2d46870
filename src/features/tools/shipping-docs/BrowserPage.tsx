import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { ShippingDocKind, Template } from '@/api/shipping-docs/schemas'
import { useCountText, type CountText } from '@/modules/dates/use-count-text'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { TieredListPlaceholder } from '@/ui/Placeholders'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { classNames } from '@/ui/class-names'
import { ErrorState } from '@/ui/ErrorState'
import { FilterField } from '@/ui/FilterField'
import { Page, PageHead } from '@/ui/Page'
import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import { Splash } from '@/ui/Splash'
import toolbar from '@/ui/toolbar.module.css'
import styles from './BrowserPage.module.css'
import { PickList } from './components/PickList'
import { SelectionBar } from './components/SelectionBar'
import { browse, ownerOf, type RetailerGroup } from './model/browse'
import { kinds, maxChosen } from './model/selection'
import { shippingDocQueries } from '@/api/shipping-docs/queries'
import { retailersFailed } from './model/error-texts'
import { useBrowserState } from './hooks/use-browser-state'

/** The page on which labels and packing slips of retailers are chosen (TOOL-9). */
export function BrowserPage() {
  const state = useBrowserState()
  const { selection, kind, text, retailer, onlySelected, toggle } = state
  const counted = useCountText()
  const number = useFormatNumber()
  const lists = {
    label: useQuery(shippingDocQueries.label.templates()),
    'packing-slip': useQuery(shippingDocQueries['packing-slip'].templates()),
  }
  const { data, isError, isFetching, refetch } = lists[kind]
  const known = { label: lists.label.data ?? [], 'packing-slip': lists['packing-slip'].data ?? [] }
  const groups = data && browse(data, { text, retailer, only: onlySelected ? selection[kind] : undefined })
  const full = selection[kind].length >= maxChosen
  const limitId = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const samplesOnly = data?.some(({ canRender }) => canRender === false) ?? false

  return (
    <Page>
      <PageHead title="Shipping Document Browser">
        Choose the labels and packing slips your retailers ask for. Their field requirements are then shown together.
      </PageHead>
      <div className={classNames(toolbar.toolbar, styles.toolbar)}>
        <Segments
          label="Kind"
          options={kinds.map(({ kind: value, title }) => ({
            value,
            label: withCount(title, lists[value].data, number),
          }))}
          value={kind}
          onChange={state.setKind}
        />
        <div className={toolbar.filter}>
          <FilterField placeholder="Retailer, name or ID" value={text} onChange={state.setText} />
        </div>
        <SelectField
          label="Retailer"
          options={[{ value: '', label: 'All retailers' }, ...retailersOf(known, retailer)]}
          value={retailer}
          onChange={state.setRetailer}
        />
        <div className={toolbar.box}>
          <Checkbox checked={onlySelected} onChange={state.setOnlySelected}>
            Show only selected
          </Checkbox>
        </div>
      </div>
      <p ref={count} tabIndex={-1} className={classNames(toolbar.count, styles.note)} role="status">
        {groups && rangeText(kind, groups, counted)}
        {groups && full && (
          <span id={limitId}>. At most {number(maxChosen)} can be chosen: untick one to choose another.</span>
        )}
      </p>
      {samplesOnly && (
        <p className={classNames(styles.note, styles.samples)}>
          Trial organizations can render the templates marked as sample. The requirements of all of them can be read
          here.
        </p>
      )}
      {isError && !data && <ErrorState title={retailersFailed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <TieredListPlaceholder label="Loading the templates" />}
      {groups?.length === 0 && (
        <Splash
          headingLevel={2}
          mark="empty"
          title="No records found"
          text={data?.length === 0 ? undefined : 'Nothing fits the filter.'}
          actions={
            data?.length !== 0 && (
              <Button
                onClick={() => {
                  // The button is removed, and would take the focus with it.
                  count.current?.focus({ preventScroll: true })
                  state.clearFilter()
                }}
              >
                Clear the filter
              </Button>
            )
          }
        />
      )}
      {groups && groups.length > 0 && (
        <PickList
          kind={kind}
          groups={groups}
          chosen={selection[kind]}
          limitId={full ? limitId : undefined}
          samplesMarked={samplesOnly}
          onToggle={(id) => toggle(kind, id)}
        />
      )}
      <SelectionBar
        selection={selection}
        templates={known}
        onRemove={toggle}
        onClear={() => {
          // The bar is removed, and would take the focus with it.
          count.current?.focus({ preventScroll: true })
          state.clearSelection()
        }}
      />
    </Page>
  )
}

function withCount(
  title: string,
  templates: readonly Template[] | undefined,
  number: (value: number) => string,
): string {
  return templates ? `${title} (${number(templates.length)})` : title
}

/** Returns all retailers of both kinds, and the one that the address names. */
function retailersOf(known: Record<ShippingDocKind, readonly Template[]>, current: string) {
  const names = new Set([...known.label, ...known['packing-slip']].map(ownerOf))
  if (current !== '') names.add(current)
  return [...names].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ value: name, label: name }))
}

/** Writes how many templates are shown: "9 labels from 5 retailers". */
function rangeText(kind: ShippingDocKind, groups: readonly RetailerGroup[], counted: CountText): string {
  const words = kinds.find((entry) => entry.kind === kind)
  const count = groups.reduce((sum, { templates }) => sum + templates.length, 0)
  return `${counted(count, words?.one ?? '', words?.many)} from ${counted(groups.length, 'retailer')}`
}
