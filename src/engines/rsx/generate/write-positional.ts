import { ruleOfPath } from '../read/rule-of-node'
import type { PositionalField, RuleModel } from '../rule-model'
import { flatLines } from './flat-lines'
import type { SampleNode } from './sample-tree'
import type { FlatText } from './write-csv'

const numberDigits = 5

const widthOf = ({ start, end }: PositionalField) => end - start + 1

/**
 * The longest text that a field can hold. A text that fills a field, and is allowed to be longer, looks as if it had been cut, so
 * that one position stays free.
 */
function capacityOf(field: PositionalField, rules: RuleModel): number {
  const content = ruleOfPath(field.path.split('/'), rules)?.content
  const allowed = content?.kind === 'value' && content.type === 'string' ? (content.maxLength ?? 0) : 0
  return allowed > widthOf(field) ? widthOf(field) - 1 : widthOf(field)
}

/** Writes a sample as a positional file: one record a line, with its code and number. Values that a field cannot hold are left out. */
export function writePositional(record: SampleNode, layout: readonly PositionalField[], rules: RuleModel): FlatText {
  const { lines, notCarried } = flatLines(
    record,
    layout,
    ({ record: code }) => code,
    (field, text) => text.length <= capacityOf(field, rules) && !/[\r\n]/.test(text),
  )
  const written = lines.map(({ key, fields, texts }, at) => {
    let line = `${key}${String((at + 1) % 10 ** numberDigits).padStart(numberDigits, '0')}`
    for (const field of fields) {
      const text = texts.get(field) ?? ''
      const width = widthOf(field)
      line = line.padEnd(field.start - 1) + (field.isRightJustified ? text.padStart(width) : text.padEnd(width))
    }
    return line.trimEnd()
  })
  return { text: written.map((line) => `${line}\n`).join(''), notCarried }
}
