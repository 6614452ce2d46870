import { groupBy } from '@/lib/group-by'
import { listOf } from '@/lib/phrases'
import type { CodeList, RuleModel } from '../rsx/rule-model'
import { lengthText } from '../rsx/schema-outline'
import { designAt, placesNamed, type FieldPlace } from './field-places'
import { flatLines } from './field-text'
import { quoted, type ToolArguments } from './read-arguments'
import type { ToolResult } from './reply'
import type { RuleLibrary } from './rule-library'

/** Lists the codes of a field, each list once. @param retailers Those whose required codes are marked. */
export async function listCodes(
  library: RuleLibrary,
  { text }: ToolArguments,
  retailers: readonly string[],
): Promise<ToolResult | string> {
  const rules = await library.rules(text('document') ?? '', text('version'))
  if (typeof rules === 'string') return rules
  const field = text('field') ?? ''
  const places = placesNamed(rules, field).filter(({ element }) => element.content.kind === 'value')
  const [first] = places
  if (!first) return `${rules.document} ${rules.version} has no field ${quoted(field)} with a value.`
  const lists = groupBy(places, ({ element }) => codeListOf(element.content))
  const known = [...lists].flatMap(([name, at]) => {
    const codes = rules.codeLists.get(name)
    return codes ? [listText({ rules, codes, at, retailers, format: text('format') })] : []
  })
  if (known.length > 0) return { introduction: 'Codes of the field, by list.', data: known.join('\n\n') }
  const reason = rules.missing.find(({ source }) => source === 'codes')?.reason
  return reason ?? withoutList(rules, first)
}

const codeListOf = (content: FieldPlace['element']['content']) =>
  content.kind === 'value' ? (content.codeList ?? '') : ''

interface ListedCodes {
  rules: RuleModel
  codes: CodeList
  at: readonly FieldPlace[]
  retailers: readonly string[]
  format: string | undefined
}

function listText({ rules, codes, at, retailers, format }: ListedCodes): string {
  const requiredBy = (code: string) =>
    retailers.filter((name) =>
      at.some(({ path }) => designAt(rules, path)?.codes.get(code)?.mandatoryFor.includes(name)),
    )
  const required: string[] = []
  const others: string[] = []
  for (const [code, { description = '' }] of codes) {
    const names = requiredBy(code)
    const sentence = `${code}: ${description}${description.endsWith('.') ? '' : '.'}`
    if (names.length > 0) required.push(`${sentence} Required by ${listOf(names)}.`)
    else others.push(`${code}: ${description}`)
  }
  const paths = at.map(({ path }) => path)
  return [
    `${rules.document} ${rules.version}: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ` and ${paths.length - 5} more` : ''}`,
    ...(format === undefined ? [] : paths.flatMap((path) => flatLines(rules, path, format))),
    `${codes.size} codes${required.length > 0 ? ', those that retailers require first' : ''}:`,
    ...required,
    ...others,
  ].join('\n')
}

function withoutList(rules: RuleModel, { path, element: { content } }: FieldPlace): string {
  const length = content.kind === 'value' ? lengthText({ ...content, codes: undefined }) : ''
  const type = content.kind === 'value' ? content.type : 'group'
  return `${path} of ${rules.document} ${rules.version} has no list of codes. It is a value of type ${type}${length === '' ? '' : `, length ${length}`}.`
}
