import type { CsvColumn, FlatField, PositionalField, RuleModel } from '../rule-model'
import { reordered } from './compare-groups'
import type { Difference } from './difference'

type Part = Omit<Difference, 'at' | 'paths' | 'formats'>

/** Compares the flat layouts of two versions, as far as both have one. Fields that the schemas gained or lost are left out. */
export function compareLayouts(from: RuleModel, to: RuleModel): Difference[] {
  const csv =
    from.csvLayout && to.csvLayout
      ? [
          ...compareFields('CSV', from.csvLayout, to.csvLayout, compareColumns, ({ recordType }) => recordType),
          ...compareColumnOrder(from.csvLayout, to.csvLayout),
        ]
      : []
  const positional =
    from.positionalLayout && to.positionalLayout
      ? compareFields(
          'Positional',
          from.positionalLayout,
          to.positionalLayout,
          comparePositions,
          ({ record }) => record,
        )
      : []
  return [...csv, ...positional]
}

function compareFields<Field extends FlatField>(
  format: string,
  from: readonly Field[],
  to: readonly Field[],
  compare: (from: Field, to: Field) => Part[],
  recordOf: (field: Field) => string,
): Difference[] {
  const [before, after] = [byPath(from), byPath(to)]
  const records = { from: new Set(from.map(recordOf)), to: new Set(to.map(recordOf)) }
  const recordRows = (['from', 'to'] as const).flatMap((side) =>
    [...records[side]]
      .filter((record) => !records[side === 'from' ? 'to' : 'from'].has(record))
      .map((record): Difference => {
        const at = [`${format} layout`, `Record ${record}`]
        return side === 'from'
          ? { kind: 'record-type-removed', at, paths: {}, from: record, formats: [format] }
          : { kind: 'record-type-added', at, paths: {}, to: record, formats: [format] }
      }),
  )
  const fieldRows = [...before].flatMap(([path, field]) => {
    const other = after.get(path)
    if (!other) return []
    const names = path.split('/')
    const parts = compare(field, other)
    const [earlier, later] = [recordOf(field), recordOf(other)]
    if (earlier !== later) parts.push({ kind: 'record-type-changed', from: earlier, to: later })
    return parts.map((part): Difference => ({
      ...part,
      at: names,
      paths: { from: names, to: names },
      formats: [format],
    }))
  })
  return [...recordRows, ...fieldRows]
}

function byPath<Field extends FlatField>(layout: readonly Field[]): Map<string, Field> {
  return new Map(layout.map((field) => [field.path, field]))
}

function compareColumns(from: CsvColumn, to: CsvColumn): Part[] {
  return from.column === to.column ? [] : [{ kind: 'column-renamed', from: from.column, to: to.column }]
}

/** Says once that columns have another order. Columns that only one version has do not count. */
function compareColumnOrder(from: readonly CsvColumn[], to: readonly CsvColumn[]): Difference[] {
  const [before, after] = [byPath(from), byPath(to)]
  const namesOf = (layout: Map<string, CsvColumn>, other: Map<string, CsvColumn>) => [
    ...new Set(
      [...layout.values()].filter(({ path }) => other.has(path)).map(({ path }) => before.get(path)?.column ?? ''),
    ),
  ]
  const moved = reordered(namesOf(before, after), namesOf(after, before))
  if (!moved) return []
  const [earlier, later] = [moved.from.join(', '), moved.to.join(', ')]
  return [{ kind: 'columns-reordered', at: ['CSV layout'], paths: {}, from: earlier, to: later, formats: ['CSV'] }]
}

function comparePositions(from: PositionalField, to: PositionalField): Part[] {
  const [before, after] = [positionText(from), positionText(to)]
  return before === after ? [] : [{ kind: 'position-changed', from: before, to: after }]
}

function positionText({ start, end, isRightJustified }: PositionalField): string {
  return `${start} to ${end}${isRightJustified ? ', right-justified' : ''}`
}
