import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { pathBelow, pathOf, type CheckContext } from './check-context'
import { groupAlternatives, type ChosenDesign, type RepeatedCodes, type RequiredCode } from './chosen-design'
import { acceptsEmpty, isEmpty } from './empty'
import { maxFindings } from './finding-list'
import { adviceToAdd, insertionOf } from './check-structure'
import { codeListOf, codeMeantBy } from './codes'
import {
  findContradictions,
  hasDisjointLengths,
  reportContradictingLengths,
  reportContradiction,
  type Contradiction,
} from './contradictions'
import type { FlatGaps } from './flat-gaps'
import { nodeBefore, type GroupView } from './group-view'
import { isMetDeeper, type Level } from './levels'
import { listOf, requirers } from './messages'
import type { Member } from './schema-index'
import type { StrayElements } from './strays'
import { checkFormat, checkLengths, reportRefusal } from './retailer-values'

/** Reports what the chosen retailers require and a document lacks: the kinds 48 to 52. */
export class RetailerCheck {
  readonly #context: CheckContext
  readonly #strays: StrayElements
  readonly #gaps: FlatGaps
  /** Missing elements are reported last: they may stand in the wrong place further down. */
  readonly #missing: (() => void)[] = []
  readonly #contradictions: ReadonlyMap<ChosenDesign, Contradiction>
  /** Whether every retailer of the design is chosen, so that each of its lengths is that of a chosen one. */
  readonly #isEveryRetailer: boolean
  readonly #saidOnce = new Set<ChosenDesign | string>()

  constructor(
    context: CheckContext,
    { strays, gaps }: { strays: StrayElements; gaps: FlatGaps },
    root: ChosenDesign,
    retailers: readonly string[],
  ) {
    this.#context = context
    this.#strays = strays
    this.#gaps = gaps
    this.#contradictions = findContradictions(root, retailers)
    const { retailers: all } = context.rules
    this.#isEveryRetailer = all.length > 1 && all.every((name) => retailers.includes(name))
  }

  /** Checks a group. @returns the names that were reported as absent. */
  checkGroup(view: GroupView, design: ChosenDesign, level: Level | undefined): ReadonlySet<string> {
    const absent = new Set<string>()
    for (const child of design.required) if (this.#reportAbsentField(view, child, level)) absent.add(child.rule.name)
    for (const repeated of design.repeated) this.#reportAbsentCodes(view, repeated, level)
    return absent
  }

  /** Notes that no design shows a group, and that the designs do not show what is in it. */
  checkShown(node: DocumentNode, name: string, parent: ChosenDesign, child: ChosenDesign | undefined): void {
    if (parent.children.size === 0) return
    if (!child || !child.rule.isVisible) this.#noteHidden(node, name, child)
    else if (child.children.size === 0 && child.retailers.length > 0 && isNested(node)) this.#noteOmitted(node, child)
  }

  /** Checks a value that the schema accepts. */
  checkValue(node: DocumentNode, rule: ValueRule, design: ChosenDesign, level: Level | undefined): void {
    const text = node.text ?? ''
    this.#sayContradiction(node, design)
    if (design.isSingle && design.codes.length > 0) this.#checkSingleCode(node, text, design, level)
    if (rule.type === 'string' && codeListOf(this.#context.rules, rule) === undefined) {
      this.#checkLengths(node, text, design)
    }
    checkFormat(this.#context, node, text, rule, design)
  }

  /** Reports what is missing, and the contradictions about values that the document does not have but retailers require. */
  finish(): void {
    for (const report of this.#missing) report()
    const [record] = this.#context.document.records
    if (!record) return
    for (const [design, codes] of this.#contradictions) {
      const isRequired = codes.every(({ retailers }) => retailers.some((name) => design.retailers.includes(name)))
      if (isRequired) this.#sayContradiction(record, design)
    }
  }

  #later(report: () => void): void {
    if (this.#missing.length < maxFindings) this.#missing.push(report)
    else report()
  }

  #sayContradiction(target: DocumentNode, design: ChosenDesign): void {
    const contradiction = this.#contradictions.get(design)
    if (!contradiction || this.#saidOnce.has(design)) return
    this.#saidOnce.add(design)
    reportContradiction(this.#context, target, design, contradiction)
  }

  #checkSingleCode(node: DocumentNode, value: string, design: ChosenDesign, level: Level | undefined): void {
    const isSatisfied = design.codes.some(({ code }) => code === value)
    if (this.#contradictions.has(design) && isSatisfied) return
    for (const refusal of groupAlternatives(design.codes)) {
      if (refusal.accepted.includes(value)) continue
      const isMet = ({ text = '' }: DocumentNode) => refusal.accepted.includes(text)
      if (!isMetDeeper(this.#context.index, level, [node.name], isMet))
        reportRefusal(this.#context, node, value, refusal)
    }
  }

  #checkLengths(node: DocumentNode, text: string, design: ChosenDesign): void {
    const isAccepted = checkLengths(this.#context, node, text, design)
    if (!isAccepted || !this.#isEveryRetailer || !hasDisjointLengths(design) || this.#saidOnce.has(design)) return
    this.#saidOnce.add(design)
    reportContradictingLengths(this.#context, node, design)
  }

  #reportAbsentField(view: GroupView, child: ChosenDesign, level: Level | undefined): boolean {
    const { name } = child.rule
    const member = view.index.members.get(name)
    // The schema reports elements that it requires, too.
    if (!member || member.element.min > 0 || view.presumed.has(name)) return false
    const nodes = view.byName.get(name) ?? []
    // An empty one that the schema refuses is reported as such.
    if (
      nodes.some((node) => !isEmpty(node) || !acceptsEmpty(this.#context, node, member.element.content)) ||
      isMetDeeper(this.#context.index, level, [name], () => true)
    )
      return false
    if (!this.#gaps.canCarry(pathBelow(view.node, name), child.retailers)) return false
    this.#later(() => {
      if (!this.#strays.explainsMissing(name)) this.#reportField(view, child, member, nodes[0])
    })
    return true
  }

  #reportField(view: GroupView, child: ChosenDesign, member: Member, empty: DocumentNode | undefined): void {
    const { name } = child.rule
    const { retailers } = child
    const insertion = insertionOf(this.#context, view.node, name, nodeBefore(view, member))
    this.#context.findings.add(
      'retailer-field',
      empty ?? insertion,
      () => ({
        source: 'design',
        expected: name,
        message: `${view.node.name} has ${empty ? `an empty ${name}` : `no ${name}`}. ${requirers(retailers)} it${fieldsOf(child)}.`,
        fix: empty ? `Give ${name} its content.` : adviceToAdd(this.#context, view, insertion),
        reference: { kind: 'field', field: name },
      }),
      { level: 'error', retailers },
    )
  }

  #reportAbsentCodes(view: GroupView, { child, field, codes }: RepeatedCodes, level: Level | undefined): void {
    const { name } = child.rule
    const nodes = (view.byName.get(name) ?? []).filter((node) => !isEmpty(node))
    const last = nodes.at(-1)
    if (!last || view.presumed.has(name)) return
    const { values, unclear } = this.#codesOf(view, nodes, name, field)
    const names = field === undefined ? [name] : [name, field]
    const missing = codes.filter(
      ({ code }) => !values.has(code) && !isMetDeeper(this.#context.index, level, names, ({ text }) => text === code),
    )
    // A value that is wrong in itself, or missing, may be meant to be one of them.
    for (const required of missing.slice(unclear)) {
      if (!this.#gaps.canCarry(pathBelow(view.node, names.join('/')), required.retailers)) return
      this.#later(() => {
        if (!this.#strays.hasMisplaced(name)) this.#reportAbsentCode(view, last, names, required)
      })
    }
  }

  /** The codes in groups of one name, and how many of the groups have none that the schema accepts. */
  #codesOf(view: GroupView, nodes: readonly DocumentNode[], name: string, field: string | undefined) {
    const content = view.index.members.get(name)?.element.content
    const valueRule = content?.kind === 'group' ? content.byName.get(field ?? '')?.content : content
    const list = valueRule?.kind === 'value' ? codeListOf(this.#context.rules, valueRule) : undefined
    const values = new Set<string>()
    let unclear = 0
    for (const node of nodes) {
      const value = field === undefined ? node : node.children.find((child) => child.name === field)
      const text = value?.text
      const code = text === undefined ? undefined : list ? codeMeantBy(text, list) : text
      if (code === undefined) unclear += 1
      else values.add(code)
    }
    return { values, unclear }
  }

  #reportAbsentCode(view: GroupView, last: DocumentNode, names: readonly string[], required: RequiredCode): void {
    const { code, retailers } = required
    const [name = ''] = names
    const value = names.at(-1) ?? ''
    const target = insertionOf(this.#context, view.node, name, last)
    this.#context.findings.add(
      'retailer-code',
      target,
      () => ({
        source: 'design',
        expected: code,
        message: `${pathBelow(view.node, name)}: no ${meaningOf(required)}. ${requirers(retailers)} ${value} ${code}.`,
        fix: adviceToAdd(this.#context, view, target),
        reference: { kind: 'codes', field: value, code },
      }),
      { level: 'error', retailers },
    )
  }

  #noteHidden(node: DocumentNode, name: string, child: ChosenDesign | undefined): void {
    const path = pathOf(node)
    if (this.#saidOnce.has(child ?? path)) return
    this.#saidOnce.add(child ?? path)
    this.#context.findings.add(
      'not-in-design',
      node,
      () => ({
        source: 'design',
        found: name,
        message: `No design shows ${name} here. Retailers may ignore it.`,
        fix: 'Leave it out if nobody asks for it.',
        reference: { kind: 'field', field: name },
      }),
      { level: 'note', retailers: [] },
    )
  }

  #noteOmitted(node: DocumentNode, child: ChosenDesign): void {
    if (this.#saidOnce.has(child)) return
    this.#saidOnce.add(child)
    const { retailers } = child
    this.#context.findings.add(
      'retailer-field',
      node,
      () => ({
        source: 'design',
        found: node.name,
        message: `The designs do not show what is in a ${node.name} that stands in another. What ${listOf(retailers)} ${retailers.length === 1 ? 'requires' : 'require'} there cannot be told.`,
        fix: 'Look it up in the requirements of the retailer.',
        reference: { kind: 'field', field: node.name },
      }),
      { level: 'unknown', retailers },
    )
  }
}

/** Whether a group stands below another one of its name. */
function isNested({ name, parent }: DocumentNode): boolean {
  for (let above = parent; above; above = above.parent) if (above.name === name) return true
  return false
}

/** Lists the fields that retailers require in a group: " with Date and DateTimeQualifier 037 and 038". */
function fieldsOf(group: ChosenDesign): string {
  const fields = group.required.map(({ rule, codes }) =>
    codes.length === 0 ? rule.name : `${rule.name} ${listOf(codes.map(({ code }) => code))}`,
  )
  return fields.length === 0 ? '' : `, with ${listOf(fields)}`
}

function meaningOf({ code, description }: RequiredCode): string {
  if (description === undefined || description === '') return `code ${code}`
  // Abbreviations stay as they are.
  return description.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
}
