import { decoder } from '../errors/decoder'
import type { Decoding } from '../errors/decoding'
import { guides } from '../errors/catalogue/guides'
import { maxReadCharacters } from '../errors/failed-response'
import { explanations, guideOf } from '../rsx/explanations/explanations'
import { kinds, type KindCode } from '../rsx/findings/kinds'
import { firstCharacters } from '@/lib/cut-text'
import type { ToolArguments } from './read-arguments'
import type { ToolResult } from './reply'

/** Explains an error: a finding of the check, a response, an acknowledgment, or a sentence. */
export function explainError({ text }: ToolArguments): ToolResult | string {
  const error = text('text') ?? ''
  const kind = kindOf(error)
  if (kind) return { introduction: 'A kind of finding of the document check.', data: kindText(kind) }
  const { decoding } = decoder.decodePaste(firstCharacters(error, maxReadCharacters))
  if (!decoding) return 'The text is empty.'
  return { introduction: 'The explanation of the error, without its secrets.', data: explanationText(decoding) }
}

/**
 * The kind of finding that a text names by its number, its code, both, or its title, or as a report has it: a line that ends with
 * `[37 sscc]`.
 */
function kindOf(text: string): KindCode | undefined {
  const line = text.trim()
  const wanted = (/^.*\[([\w -]+)\]$/.exec(line)?.[1] ?? line).toLowerCase()
  const entries = Object.entries(kinds) as [KindCode, (typeof kinds)[KindCode]][]
  return entries.find(([code, { number, title }]) =>
    [code, String(number), `${number} ${code}`, title.toLowerCase()].includes(wanted),
  )?.[0]
}

function kindText(code: KindCode): string {
  const { title, group, number } = kinds[code]
  const { meaning, cause, consequence, remedy } = explanations[code]
  return [
    `${title} [${number} ${code}]`,
    `Meaning: ${meaning}`,
    `Usual cause: ${cause}`,
    `Consequence: ${consequence}`,
    `Remedy: ${remedy}`,
    `Guide: rsx-docs/${guideOf(group)}`,
  ].join('\n')
}

function explanationText(decoding: Decoding): string {
  const { heading, form, meaning, quote, gaps, fields, moreFields, steps, retry, facts } = decoding
  return [
    heading,
    form,
    meaning,
    ...(quote === undefined ? [] : [`The response says: ${quote}`]),
    ...fields.flatMap(fieldLines),
    ...(moreFields > 0 ? [`… and ${moreFields} more fields`] : []),
    ...gaps,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    `Send it again? ${retry.text}`,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...decoding.guides.map((id) => `Guide: ${guides[id].title} (${guides[id].slug}/${guides[id].page})`),
  ].join('\n')
}

function fieldLines({ name, source, code, value, message, meaning, fix, rsx }: Decoding['fields'][number]): string[] {
  const named = [name, source && `(${source})`, code && `code ${code}`, value && `value ${value}`]
  const condition = rsx?.condition ? ` where ${rsx.condition.field} is ${rsx.condition.code}` : ''
  return [
    named.filter(Boolean).join(' '),
    ...[message, [meaning, fix].filter(Boolean).join(' ')].filter(Boolean).map((line) => `  ${line}`),
    ...(rsx ? [`  ${rsx.isCertain ? '' : 'perhaps '}${rsx.document} ${rsx.path}${condition}`] : []),
  ]
}
