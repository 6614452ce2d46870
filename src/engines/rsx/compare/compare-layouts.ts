import { reordered, without } from '@/lib/list-differences'
import { ruleOfPath } from '../read/rule-of-node'
import type { CsvColumn, PositionalField, RuleModel } from '../rule-model'
import { below, recordPlace, type Difference, type Path } from './difference'

/** The formats with a flat layout, and the kind of change when a value is elsewhere. */
export const flatFormats = [
  { format: 'CSV', noun: 'CSV', source: 'csvLayout', moved: 'column-renamed' },
  { format: 'Positional', noun: 'positional', source: 'positionalLayout', moved: 'position-changed' },
] as const

/** The fields of a layout by path: their record type, and the column or the positions of their value. */
type Layout = ReadonlyMap<string, { record: string; where: string }>

/** Compares the flat layouts of two versions, as far as both have one. Fields that the schemas gained or lost are left out. */
export function compareLayouts(from: RuleModel, to: RuleModel): Difference[] {
  const hasValue = (path: Path) => [from, to].every((model) => ruleOfPath(path, model)?.content.kind === 'value')
  return flatFormats.flatMap(({ format, source, moved }) => {
    const [before, after] = [layoutOf(from[source]), layoutOf(to[source])]
    if (!before || !after) return []
    const at = [`${format} layout`]
    const differences = [
      ...compareRecordTypes(recordsOf(before), recordsOf(after), at),
      ...compareFields(before, after, moved, hasValue),
      ...(format === 'CSV' ? compareColumnOrder(before, after, at) : []),
    ]
    return differences.map((difference) => ({ ...difference, formats: [format] }))
  })
}

function layoutOf(fields: readonly (CsvColumn | PositionalField)[] | undefined): Layout | undefined {
  return fields && new Map(fields.map((field) => [field.path, valuePlace(field)]))
}

function valuePlace(field: CsvColumn | PositionalField): { record: string; where: string } {
  if ('column' in field) return { record: field.recordType, where: field.column }
  const { record, start, end, isRightJustified } = field
  return { record, where: `${start} to ${end}${isRightJustified ? ', right-justified' : ''}` }
}

function recordsOf(layout: Layout): Set<string> {
  return new Set(Array.from(layout.values(), ({ record }) => record))
}

function compareRecordTypes(before: Set<string>, after: Set<string>, at: Path): Difference[] {
  const placeOf = (record: string) => ({ at: [...at, `Record ${record}`] })
  return [
    ...without(before, after).map((from) => ({ kind: 'record-type-removed' as const, place: placeOf(from), from })),
    ...without(after, before).map((to) => ({ kind: 'record-type-added' as const, place: placeOf(to), to })),
  ]
}

function compareFields(
  before: Layout,
  after: Layout,
  moved: (typeof flatFormats)[number]['moved'],
  hasValue: (path: Path) => boolean,
): Difference[] {
  const records = [recordsOf(before), recordsOf(after)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): Difference[] => {
    const place = below(recordPlace, path.split('/'))
    const [field, other] = [before.get(path), after.get(path)]
    if (field && other) {
      const isMoved = field.where !== other.where
      const isRegrouped = field.record !== other.record
      return [
        ...(isMoved ? [{ kind: moved, place, from: field.where, to: other.where }] : []),
        ...(isRegrouped ? [{ kind: 'record-type-changed' as const, place, from: field.record, to: other.record }] : []),
      ]
    }
    // The row of a record type is for all of its fields.
    const isOwnChange = records.every((known) => known.has((field ?? other)?.record ?? '')) && hasValue(place.at)
    if (!isOwnChange) return []
    if (field) return [{ kind: 'flat-field-removed', place, from: field.where }]
    return other ? [{ kind: 'flat-field-added', place, to: other.where }] : []
  })
}

/** Says once that columns have another order. Columns that only one version has do not count. */
function compareColumnOrder(before: Layout, after: Layout, at: Path): Difference[] {
  const namesOf = (layout: Layout) =>
    [...layout.keys()].filter((path) => after.has(path)).flatMap((path) => before.get(path)?.where ?? [])
  const moved = reordered([...new Set(namesOf(before))], [...new Set(namesOf(after))])
  return moved ? [{ kind: 'columns-reordered', place: { at }, ...moved }] : []
}
