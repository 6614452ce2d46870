import { groupBy } from '@/lib/group-by'
import { someOf } from '@/lib/phrases'
import { lengthText, occurrenceText } from '../rsx/schema-outline'
import type { GroupRule, RuleModel } from '../rsx/rule-model'
import { guideTextOfPath } from '../x12/guide-text'
import type { NamedPlace } from './field-places'

/** More places of equal fields are counted. */
const maxPaths = 6

/** More elements of a group are counted. */
const maxChildren = 40

/** Describes places of a document, those of equal fields together. */
export function fieldTexts(rules: RuleModel, places: readonly NamedPlace[]): string[] {
  const equal = groupBy(places, (place) => factsText(rules, place))
  return Array.from(equal, ([facts, at]) => {
    const paths = at.map(({ path }) => path)
    const more = paths.length > maxPaths ? `\n  and ${paths.length - maxPaths} more places` : ''
    return `${rules.document} ${rules.version} ${paths.slice(0, maxPaths).join(', ')}${more}\n${facts}`
  })
}

/** Type, length and occurrence of a field, and its places in X12, EDIFACT and the flat layouts. */
function factsText(rules: RuleModel, { path, element, condition }: NamedPlace): string {
  const { description, content } = element
  const codes = content.kind === 'value' ? rules.codeLists.get(content.codeList ?? '')?.size : undefined
  const type =
    content.kind === 'group'
      ? 'group'
      : [content.type, lengthText({ ...content, codes }), codes === undefined ? '' : `${codes} codes`]
          .filter(Boolean)
          .join(', ')
  const guide = guideTextOfPath(rules.document, path, condition?.code)
  const lines = [
    ...(description === undefined ? [] : [`  ${description}`]),
    ...(condition ? [`  where ${condition.field} is ${condition.code}`] : []),
    `  ${type}; ${element.min > 0 ? 'required by the schema' : 'optional'}, ${occurrenceText(element)}`,
    ...(content.kind === 'group'
      ? [`  has${content.isOrdered ? ', in this order' : ''}: ${childrenText(content)}`]
      : []),
    ...(guide === '' ? [] : [`  X12 and EDIFACT: ${guide}`]),
    ...flatLines(rules, path).map((line) => `  ${line}`),
  ]
  return lines.join('\n')
}

/** The elements of a group, with a mark at those that the schema requires. */
function childrenText({ elements }: GroupRule): string {
  const names = elements.map(({ name, min }) => (min > 0 ? `${name} (required)` : name))
  return someOf(names, maxChildren)
}

/** The places of a field in the flat layouts, or in one of them. */
export function flatLines({ csvLayout, positionalLayout }: RuleModel, path: string, format?: string): string[] {
  const columns = csvLayout?.filter((one) => one.path === path) ?? []
  const fields = positionalLayout?.filter((one) => one.path === path) ?? []
  return [
    ...(format === undefined || format === 'csv'
      ? columns.map(({ column, recordType }) => `CSV: column ${column}, RecordType ${recordType}`)
      : []),
    ...(format === undefined || format === 'positional'
      ? fields.map(({ record, start, end }) => `Positional: record ${record}, positions ${start}–${end}`)
      : []),
  ]
}
