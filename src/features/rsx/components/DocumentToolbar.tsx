import type { ReactNode, Ref } from 'react'
import type { SchemaFormat } from '@/lib/schema-formats'
import { classNames } from '@/ui/class-names'
import { FilterField } from '@/ui/FilterField'
import { Segments } from '@/ui/Segments'
import { SelectField } from '@/ui/SelectField'
import toolbar from '@/ui/toolbar.module.css'
import { sortModes, type SortMode } from '@/engines/rsx/document-order'
import { formats } from '../model/formats'
import styles from './DocumentToolbar.module.css'

interface DocumentToolbarProps {
  filter: string
  onFilter: (filter: string) => void
  sort: SortMode
  onSort: (sort: SortMode) => void
  format: SchemaFormat
  onFormat: (format: SchemaFormat) => void
  /** Shown before the filter. */
  before?: ReactNode
  /** The number of documents in the list, announced when it changes. */
  count: string
  /** Lets the page focus the count. */
  countRef?: Ref<HTMLParagraphElement>
  /** Shown at the end of the line of the count. */
  end?: ReactNode
}

/** Filter, sort order and format of a list of documents, and their number. */
export function DocumentToolbar({
  filter,
  onFilter,
  sort,
  onSort,
  format,
  onFormat,
  before,
  count,
  countRef,
  end,
}: DocumentToolbarProps) {
  return (
    <>
      <div className={classNames(toolbar.toolbar, styles.toolbar)}>
        {before}
        <div className={toolbar.filter}>
          <FilterField placeholder="Document name or number" value={filter} onChange={onFilter} />
        </div>
        <div className={classNames(styles.sort, toolbar.half)}>
          <SelectField label="Sort" options={sortModes} value={sort} onChange={onSort} />
        </div>
        <Segments
          label="Format"
          options={formats.map((value) => ({ value, label: value }))}
          value={format}
          onChange={onFormat}
        />
      </div>
      <div className={toolbar.line}>
        <p ref={countRef} tabIndex={-1} className={toolbar.count} role="status">
          {count}
        </p>
        {end}
      </div>
    </>
  )
}
