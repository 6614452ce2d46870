import { listOf } from '@/lib/phrases'
import { allowedEdits, nearest } from '../rsx/findings/nearest'
import type { RuleModel } from '../rsx/rule-model'
import { placesOfDocument, placesOfGuide, placesNamed, type FieldPlace } from './field-places'
import { fieldTexts } from './field-text'
import { quoted, type ToolArguments } from './read-arguments'
import type { ToolResult } from './reply'
import type { RuleLibrary } from './rule-library'

/** The words of a query that are looked up in descriptions. */
const maxWords = 10

/** The fields that are shown of those with one list of codes. */
const maxFieldsOfCode = 3

/** Finds fields by their name, a code, or a place of X12 or EDIFACT. */
export async function findField(library: RuleLibrary, { text }: ToolArguments): Promise<ToolResult | string> {
  const query = text('query') ?? ''
  const found = await chosenRules(library, text('document'), text('version'))
  if (typeof found === 'string') return found
  const byGuide = found.flatMap((rules) => fieldTexts(rules, placesOfGuide(rules, query)))
  const byName = found.flatMap((rules) => fieldTexts(rules, placesNamed(rules, query)))
  const byCode = found.flatMap((rules) => codePlaces(rules, query))
  const entries = [...new Set([...byGuide, ...byName, ...byCode])]
  if (entries.length === 0) return notFound(found, query)
  return { introduction: `Fields for the query, ${entries.length} in all.`, data: entries.join('\n\n') }
}

async function chosenRules(library: RuleLibrary, document: string | undefined, version: string | undefined) {
  if (document === undefined) return library.allRules(version)
  const rules = await library.rules(document, version)
  return typeof rules === 'string' ? rules : [rules]
}

/** The fields whose lists have a code, each list once. */
function codePlaces(rules: RuleModel, query: string): string[] {
  const wanted = query.trim()
  const byList = new Map<string, FieldPlace[]>()
  for (const place of placesOfDocument(rules)) {
    const list = place.element.content.kind === 'value' ? (place.element.content.codeList ?? '') : ''
    if (rules.codeLists.get(list)?.has(wanted)) byList.set(list, [...(byList.get(list) ?? []), place])
  }
  return Array.from(byList, ([list, at]) => {
    const meaning = rules.codeLists.get(list)?.get(wanted)?.description ?? 'no description'
    return [`Code ${wanted}: ${meaning}`, ...fieldTexts(rules, at).slice(0, maxFieldsOfCode)].join('\n')
  })
}

function notFound(found: readonly RuleModel[], query: string): string {
  const texts = new Map<string, string>()
  for (const rules of found)
    for (const { element } of placesOfDocument(rules))
      texts.set(element.name, `${element.name} ${element.description ?? ''}`.toLowerCase())
  const words = query
    .toLowerCase()
    .split(/\s+/, maxWords)
    .filter((word) => word.length > 2)
  const described = [...texts].filter(([, text]) => words.length > 0 && words.every((word) => text.includes(word)))
  const similar = [
    ...nearest(query.slice(0, 80), texts.keys(), allowedEdits(query)),
    ...described.map(([name]) => name),
  ]
  const hint = similar.length > 0 ? ` Did you mean ${listOf([...new Set(similar)].slice(0, 8), 'or')}?` : ''
  const where = found.length === 1 ? `${found[0]?.document} ${found[0]?.version} has` : 'The rule pack has'
  return `${where} no field, code or place ${quoted(query)}.${hint}`
}
