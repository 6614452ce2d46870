import { isRecord } from '@/lib/json-values'
import { listOf } from '@/lib/phrases'
import { cutText } from '@/lib/cut-text'
import { printable } from '@/lib/printable'
import type { AgentTool } from './tool-list'

/** The arguments of a call. */
export interface ToolArguments {
  text: (name: string) => string | undefined
  texts: (name: string) => readonly string[]
}

/** The longest text and the most texts of a list. */
const maxTextLength = 200_000
const maxTexts = 200

/** The JSON Schema of a tool's arguments. */
type ArgumentsSchema = {
  type: 'object'
  properties: Record<string, { type: string; description: string; enum?: string[]; items?: { type: string } }>
  required: string[]
  additionalProperties: boolean
}

/** Writes the JSON Schema of a tool's arguments. */
export function argumentsSchema({ arguments: rules }: AgentTool): ArgumentsSchema {
  const entries = Object.entries(rules)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, { type, description, values }]) => {
        const text = { type: 'string', ...(values && { enum: [...values] }) }
        return [name, type === 'text' ? { ...text, description } : { type: 'array', items: text, description }]
      }),
    ),
    required: entries.flatMap(([name, { isRequired }]) => (isRequired === true ? [name] : [])),
    additionalProperties: false,
  }
}

/** Reads the arguments of a call. @returns a sentence if one is wrong. */
export function readArguments({ arguments: rules }: AgentTool, value: unknown): ToolArguments | string {
  const given = value ?? {}
  if (!isRecord(given) || Array.isArray(given)) return 'The arguments have to be an object.'
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(rules, name))
  if (unknown !== undefined)
    return `There is no argument ${quoted(unknown)}. The arguments are ${listOf(Object.keys(rules))}.`
  const read = new Map<string, readonly string[]>()
  for (const [name, { type, isRequired = false, values }] of Object.entries(rules)) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined
    if (own === undefined || own === null) {
      if (isRequired) return `The argument ${name} is missing.`
      continue
    }
    const texts = type === 'text' ? [own] : own
    if (!Array.isArray(texts) || !texts.every((one) => typeof one === 'string'))
      return `The argument ${name} has to be ${type === 'text' ? 'a text' : 'a list of texts'}.`
    if (texts.length > maxTexts) return `The argument ${name} has more than ${maxTexts} texts.`
    if (texts.some((one) => one.length > maxTextLength))
      return `The argument ${name} has more than ${maxTextLength} characters.`
    if (isRequired && texts.some((one) => one.trim() === '')) return `The argument ${name} is empty.`
    const other = values && texts.find((one) => !values.includes(one))
    if (other !== undefined && values) return `The argument ${name} is one of ${listOf(values, 'or')}.`
    read.set(name, [...new Set(texts)])
  }
  return { text: (name) => read.get(name)?.[0], texts: (name) => read.get(name) ?? [] }
}

/** A text of the caller within a sentence. */
export function quoted(text: string): string {
  return `"${printable(cutText(text, 80))}"`
}
