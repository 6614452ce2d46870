import type { DocumentNode, Span } from '../document-tree'
import type { PositionalField, RuleModel } from '../rule-model'
import { fieldName } from './flat-framing'
import { quote } from '../findings/quote'
import { lengthOf } from '../findings/text-length'
import { columnsOf, type LineShift } from './positional-shift'
import type { ReadingFindings } from './reading-findings'
import { ruleOfPath } from './rule-of-node'

/** Reads the fields of a line into a group. */
export type FieldReader = (
  parent: DocumentNode,
  fields: readonly PositionalField[],
  line: Span,
  shift: LineShift | undefined,
) => void

/** Reads fields and reports those that are at the wrong side, or were probably cut. Blank fields are no nodes. */
export function createFieldReader(text: string, rules: RuleModel, findings: ReadingFindings): FieldReader {
  const cutLengths = new Map<PositionalField, number | undefined>()
  /** The length that the schema allows if it is more than the field can hold. */
  const cutLengthOf = (field: PositionalField) => {
    if (cutLengths.has(field)) return cutLengths.get(field)
    const content = ruleOfPath(field.path.split('/'), rules)?.content
    const allowed = content?.kind === 'value' ? content.maxLength : undefined
    const cut = allowed !== undefined && allowed > widthOf(field) ? allowed : undefined
    cutLengths.set(field, cut)
    return cut
  }
  return (parent, fields, line, shift) => {
    for (const field of fields) {
      const columns = columnsOf(field, shift)
      if (!columns) continue
      const start = line.start + columns.start - 1
      if (start >= line.end) return
      const end = Math.min(line.end, line.start + columns.end)
      const raw = text.slice(start, end)
      const value = raw.trim()
      if (value === '') continue
      const valueStart = start + raw.indexOf(value)
      const node: DocumentNode = {
        name: fieldName(field),
        parent,
        children: [],
        text: value,
        span: { start, end },
        content: { start: valueStart, end: valueStart + value.length },
      }
      parent.children.push(node)
      reportSide(node, field, raw, value, findings)
      const allowed = cutLengthOf(field)
      if (allowed !== undefined && value.length === widthOf(field)) {
        findings.add('cut-text', node, {
          level: 'warning',
          source: 'layout',
          found: quote(value),
          message: `${node.name} fills all ${lengthOf(raw)} positions of its field, and the schema allows ${allowed} characters. The text may have been cut.`,
          fix: 'Shorten the text, or send XML or JSON.',
        })
      }
    }
  }
}

/** The fields of a line at its UTF-16 units. Positions count characters, and some, such as emoji, have two units. */
export function fieldsInUnits(line: string, fields: readonly PositionalField[]): readonly PositionalField[] {
  if (!/[\ud800-\udbff]/.test(line)) return fields
  const offsets: number[] = []
  let units = 0
  for (const character of line) {
    offsets.push(units)
    units += character.length
  }
  const offsetOf = (position: number) => offsets[position - 1] ?? position - 1 + units - offsets.length
  return fields.map((field) => ({ ...field, start: offsetOf(field.start) + 1, end: offsetOf(field.end + 1) }))
}

function widthOf({ start, end }: PositionalField): number {
  return end - start + 1
}

function reportSide(
  node: DocumentNode,
  field: PositionalField,
  raw: string,
  value: string,
  findings: ReadingFindings,
): void {
  const width = widthOf(field)
  const isRight = raw.length === width && !/\s$/.test(raw)
  const isLeft = !/^\s/.test(raw)
  if (field.isRightJustified ? isRight : isLeft) return
  const side = field.isRightJustified ? 'right' : 'left'
  findings.add('case-or-padding', node.span, {
    source: 'layout',
    found: quote(raw),
    message: `${node.name}: ${quote(raw)} must be at the ${side}.`,
    // A text that fills the field to its other end may be cut, or go on in the next field.
    ...(field.isRightJustified || /\s$/.test(raw) || raw.length < width
      ? {
          quickFix: {
            label: `Move it to the ${side}`,
            edits: [
              { span: node.span, text: field.isRightJustified ? value.padStart(width) : value.padEnd(raw.length) },
            ],
          },
        }
      : { fix: 'Look at the fields before and behind it: the record may be shifted from another place on.' }),
  })
}
