import { explanations } from '@/engines/rsx/explanations/explanations'
import type { KindCode } from '@/engines/rsx/findings/kinds'
import { ownValue } from '@/lib/own-value'
import { kindOfValue, kindsOfRules, otherRule, validatorMessages } from '../catalogue/validator-messages'
import type { StatedError, StatedField } from '../stated-error'

const maxLines = 500
const maxLineLength = 5000
const maxNames = 5

/** The element of a value, which Xerces states in a message of its own behind the one about the value. */
const elementOfValue = /cvc-type\.3\.1\.3: The value '[^\n]{0,2000}' of element '([^'\n]{1,300})' is not valid/
/** The number of a line: behind the word, or behind a file. Other numbers between colons are a time or a port. */
const lineNumber = /\bline(?:Number:|,)? ?(\d{1,7})\b|\.(?:xml|json|txt):(\d{1,7}):|:(\d{1,7}): element /i

/** Reads the messages of a program that validates a document by its schema, one in each line (DECODER-21). */
export function readValidatorMessages(text: string): StatedError | undefined {
  const fields: StatedField[] = []
  const kinds = new Set<KindCode | undefined>()
  // Ajv writes its messages into one line.
  for (const line of text.split(/\n|, (?=data\/)/, maxLines)) {
    const read = line.slice(0, maxLineLength).trim()
    const name = elementOfValue.exec(read)?.[1]
    const last = fields.at(-1)
    if (name !== undefined && last?.name === 'value') fields[fields.length - 1] = { ...last, name: plainName(name) }
    if (name !== undefined && last) continue
    const found = fieldOf(read)
    if (!found) continue
    fields.push(found.field)
    kinds.add(found.kind)
  }
  if (fields.length === 0) return undefined
  const [kind, ...others] = kinds
  // The explanation of the only kind has the meaning of all.
  const isSaid = kind !== undefined && others.length === 0
  return {
    dialect: 'validator',
    fields: isSaid ? fields.map((field) => ({ ...field, meaning: undefined })) : fields,
    kinds: [...kinds],
  }
}

function fieldOf(line: string): { field: StatedField; kind: KindCode | undefined } | undefined {
  for (const { text, kind: own, meaning } of validatorMessages) {
    const found = text.exec(line)
    if (!found) continue
    const { name, value, expected, rule = '' } = found.groups ?? {}
    const kind = kindOfValue(own ?? ownValue(kindsOfRules, rule.toLowerCase()), value)
    const at = lineNumber
      .exec(line)
      ?.slice(1)
      .find((number) => number !== undefined)
    const field = {
      name: name === undefined ? 'value' : namesIn(name),
      source: at && `line ${at}`,
      value,
      meaning: meaning ?? (kind ? explanations[kind].meaning : otherRule),
      fix: expected && `Expected here: ${namesIn(expected)}.`,
    }
    return { field, kind }
  }
  return undefined
}

/** The names of a list, without their namespaces. */
function namesIn(list: string): string {
  const names = [...new Set(list.split(/[,\s]+/).map(plainName))].filter((name) => name !== '')
  return names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ' …' : '')
}

/** A name without its namespace: `{"https://…":Vendor}`, `{https://…}Vendor`, `rsx:Vendor`. */
function plainName(name: string): string {
  return name.split(/[^\w.-]+/).findLast((part) => part !== '') ?? ''
}
