import type { DocumentNode } from '../document-tree'
import { pathBelow, spanAfter, spanInside, type CheckContext } from './check-context'
import type { ChosenDesign, RepeatedCodes, RequiredCode } from './chosen-design'
import { alternativesOf } from './chosen-design'
import { nodeBefore, type GroupView } from './group-view'
import { listOf, quote, requirers, withArticle } from './messages'

/** Reports what the chosen retailers require in a group and the document lacks. */
export function checkGroupForRetailers(context: CheckContext, view: GroupView, design: ChosenDesign): void {
  for (const child of design.required) reportAbsentField(context, view, child)
  for (const repeated of design.repeated) reportAbsentCodes(context, view, repeated)
}

function reportAbsentField(context: CheckContext, view: GroupView, child: ChosenDesign): void {
  const { name } = child.rule
  const member = view.index.members.get(name)
  // What the schema requires too is said once, by the schema.
  if (!member || member.element.min > 0 || view.byName.has(name) || view.presumed.has(name)) return
  const before = nodeBefore(view, member)
  const target = before ? spanAfter(before) : spanInside(view.node)
  const { retailers } = child
  context.findings.add(
    'retailer-field',
    target,
    () => ({
      source: 'design',
      expected: name,
      message: `${view.node.name} has no ${name}${fieldsOf(child)}. ${requirers(retailers)} it.`,
      fix: `Add ${withArticle(name)} after line ${context.document.placeOf(target).line}.`,
      reference: { kind: 'field', field: name },
    }),
    { level: 'error', retailers },
  )
}

/** What the retailers want to see in a group: " with Date and DateTimeQualifier 037 or 038". */
function fieldsOf(group: ChosenDesign): string {
  const fields = group.required.map(({ rule, codes }) =>
    codes.length === 0 ? rule.name : `${rule.name} ${listOf(codes.map(({ code }) => code))}`,
  )
  return fields.length === 0 ? '' : ` with ${listOf(fields)}`
}

function reportAbsentCodes(context: CheckContext, view: GroupView, { child, field, codes }: RepeatedCodes): void {
  const { name } = child.rule
  const nodes = view.byName.get(name)
  if (!nodes) return
  const values = new Set(nodes.flatMap((node) => valuesOf(node, field)))
  const missing = codes.filter(({ code }) => !values.has(code))
  const last = nodes.at(-1)
  if (!last) return
  for (const required of missing) {
    const { code, retailers } = required
    const target = spanAfter(last)
    const value = field ?? name
    context.findings.add(
      'retailer-code',
      target,
      () => ({
        source: 'design',
        expected: code,
        message: `${pathBelow(view.node, name)}: no ${meaningOf(required)}. ${requirers(retailers)} ${value} ${code}.`,
        fix: `Add ${withArticle(name)} after line ${context.document.placeOf(target).line}.`,
        reference: { kind: 'codes', field: value, code },
      }),
      { level: 'error', retailers },
    )
  }
}

function meaningOf({ code, description }: RequiredCode): string {
  return description === undefined || description === '' ? `code ${code}` : description.toLowerCase()
}

function valuesOf(node: DocumentNode, field: string | undefined): string[] {
  if (field === undefined) return node.text === undefined ? [] : [node.text]
  return node.children.flatMap(({ name, text }) => (name === field && text !== undefined ? [text] : []))
}

/** Reports a value that is not one of the codes that a retailer accepts at a place that cannot repeat. */
export function checkCodeForRetailers(context: CheckContext, node: DocumentNode, design: ChosenDesign): void {
  if (!design.isSingle || design.codes.length === 0 || node.text === undefined) return
  const value = node.text
  const refusing = new Map<string, string[]>()
  for (const [retailer, codes] of alternativesOf(design.codes)) {
    if (codes.includes(value)) continue
    const key = listOf(codes, 'or')
    refusing.set(key, [...(refusing.get(key) ?? []), retailer])
  }
  for (const [codes, retailers] of refusing) {
    context.findings.add(
      'retailer-code',
      node,
      () => ({
        source: 'design',
        found: value,
        expected: codes,
        message: `${node.name} is ${quote(value)}. ${requirers(retailers)} ${codes}.`,
        fix: `Write ${codes}.`,
        reference: { kind: 'codes', field: node.name, code: undefined },
      }),
      { level: 'error', retailers },
    )
  }
}
