import type { DocumentNode } from '../document-tree'
import type { ValueRule } from '../rule-model'
import { pathBelow, pathOf, type CheckContext } from './check-context'
import { groupAlternatives, type ChosenDesign, type RepeatedCodes, type RequiredCode } from './chosen-design'
import { isEmpty } from './empty'
import { maxFindings } from './finding-list'
import { adviceToAdd, insertionOf } from './check-structure'
import { codeListOf, codeMeantBy, codeWithMeaning } from './codes'
import { findContradictions, reportContradiction, type Contradiction } from './contradictions'
import type { FlatGaps } from './flat-gaps'
import { nodeBefore, type GroupView } from './group-view'
import { isMetDeeper, type Level } from './levels'
import { listOf } from '@/lib/phrases'
import { requirers } from '../findings/messages'
import type { UnexpectedElements } from './unexpected-elements'
import { RetailerLengths } from './retailer-lengths'
import { checkFormat, reportRefusal } from './retailer-values'

/** The requirements of retailers that a group does not meet. They are reported at the end: what they ask for may be further down. */
interface Absence {
  retailers: readonly string[]
  /** Whether it is in the wrong place, which is reported. */
  isExplained: (retailer: string) => boolean
  report: (retailers: readonly string[]) => void
}

/**
 * Reports what the chosen retailers require and a document lacks: the kinds 48 to 52. Each retailer is judged as if it were chosen alone;
 * what several of them ask for at one place is one finding.
 */
export class RetailerCheck {
  readonly #context: CheckContext
  readonly #unexpected: UnexpectedElements
  readonly #gaps: FlatGaps
  readonly #absences: Absence[] = []
  /** How many absences wait for the end of the document, by retailer. */
  readonly #waiting = new Map<string, number>()
  readonly #contradictions: ReadonlyMap<ChosenDesign, Contradiction>
  readonly #lengths: RetailerLengths
  readonly #saidOnce = new Set<ChosenDesign | string>()

  constructor(
    context: CheckContext,
    { unexpected, gaps }: { unexpected: UnexpectedElements; gaps: FlatGaps },
    root: ChosenDesign,
    retailers: readonly string[],
  ) {
    this.#context = context
    this.#unexpected = unexpected
    this.#gaps = gaps
    this.#contradictions = findContradictions(root, retailers)
    this.#lengths = new RetailerLengths(context)
  }

  /** Checks a group. */
  checkGroup(view: GroupView, design: ChosenDesign, level: Level | undefined): void {
    for (const child of design.required) this.#checkField(view, child, level)
    for (const repeated of design.repeated) this.#checkCodes(view, repeated, level)
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
    if (design.isSingle && design.codes.length > 0) this.#checkSingleCode(node, { rule, design }, level)
    if (rule.type === 'string' && codeListOf(this.#context.rules, rule) === undefined) {
      this.#lengths.check(node, text, design)
    }
    checkFormat(this.#context, node, text, rule, design)
  }

  /** Reports what is missing, and the contradictions about values that the document does not have but retailers require. */
  finish(): void {
    for (const absence of this.#absences) reportAbsence(absence)
    const [record] = this.#context.document.records
    if (!record) return
    for (const [design, codes] of this.#contradictions) {
      const isRequired = codes.every(({ retailers }) => retailers.some((name) => design.retailers.includes(name)))
      if (isRequired) this.#sayContradiction(record, design)
    }
  }

  /** Reports an absence at the end; at once to retailers that wait for very many. */
  #later({ retailers, ...absence }: Absence): void {
    const waiting: string[] = []
    const others: string[] = []
    for (const retailer of retailers) {
      const count = this.#waiting.get(retailer) ?? 0
      this.#waiting.set(retailer, count + 1)
      if (count < maxFindings) waiting.push(retailer)
      else others.push(retailer)
    }
    if (waiting.length > 0) this.#absences.push({ ...absence, retailers: waiting })
    if (others.length > 0) reportAbsence({ ...absence, retailers: others })
  }

  #sayContradiction(target: DocumentNode, design: ChosenDesign): void {
    const contradiction = this.#contradictions.get(design)
    if (!contradiction || this.#saidOnce.has(design)) return
    this.#saidOnce.add(design)
    reportContradiction(this.#context, target, design, contradiction)
  }

  #checkSingleCode(
    node: DocumentNode,
    place: { rule: ValueRule; design: ChosenDesign },
    level: Level | undefined,
  ): void {
    const { design } = place
    const { text: value = '' } = node
    const refusals = groupAlternatives(design.codes).filter(({ accepted }) => {
      const isMet = ({ text = '' }: DocumentNode) => accepted.includes(text)
      return !accepted.includes(value) && !isMetDeeper(this.#context.index, level, [node.name], isMet)
    })
    if (refusals.length > 0) this.#sayContradiction(node, design)
    for (const refusal of refusals) reportRefusal(this.#context, node, place, refusal)
  }

  #checkField(view: GroupView, child: ChosenDesign, level: Level | undefined): void {
    const { name } = child.rule
    const member = view.index.members.get(name)
    // The schema reports elements that it requires, too.
    if (!member || member.element.min > 0 || view.presumed.has(name)) return
    const nodes = view.byName.get(name) ?? []
    if (nodes.some((node) => !isEmpty(node)) || isMetDeeper(this.#context.index, level, [name], () => true)) return
    const { retailers } = child
    if (!this.#gaps.canCarry(pathBelow(view.node, name), retailers)) return
    this.#later({
      retailers,
      isExplained: (retailer) => this.#unexpected.explainsMissingTo(retailer, name),
      report: (requiring) => this.#reportField(view, child, requiring, nodes[0]),
    })
  }

  #reportField(
    view: GroupView,
    child: ChosenDesign,
    retailers: readonly string[],
    empty: DocumentNode | undefined,
  ): void {
    const { name } = child.rule
    const member = view.index.members.get(name)
    const insertion = insertionOf(this.#context, view.node, name, member && nodeBefore(view, member))
    this.#context.findings.add(
      'retailer-field',
      empty ?? insertion,
      () => ({
        source: 'design',
        expected: name,
        message: `${view.node.name} has ${empty ? `an empty ${name}` : `no ${name}`}. ${requirementOf(child, retailers)}.`,
        fix: empty ? `Give ${name} its content.` : adviceToAdd(this.#context, view, insertion),
        reference: { kind: 'field', field: name },
      }),
      { level: 'error', retailers },
    )
  }

  #checkCodes(view: GroupView, { child, field, codes }: RepeatedCodes, level: Level | undefined): void {
    const { name } = child.rule
    const nodes = (view.byName.get(name) ?? []).filter((node) => !this.#context.empty.isHollow(node))
    const last = nodes.at(-1)
    if (!last || view.presumed.has(name)) return
    const { values, unclear } = this.#codesOf(view, nodes, name, field)
    const names = field === undefined ? [name] : [name, field]
    const missing = codes.filter(
      ({ code }) => !values.has(code) && !isMetDeeper(this.#context.index, level, names, ({ text }) => text === code),
    )
    // A value that is wrong in itself, or missing, may be meant to be one of them.
    for (const required of beyondUnclear(missing, unclear)) {
      const { retailers } = required
      if (!this.#gaps.canCarry(pathBelow(view.node, names.join('/')), retailers)) continue
      this.#later({
        retailers,
        isExplained: () => this.#unexpected.hasMisplaced(name),
        report: (requiring) =>
          this.#reportAbsentCode(view, last, { child, field }, { ...required, retailers: requiring }),
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

  #reportAbsentCode(
    view: GroupView,
    last: DocumentNode,
    { child, field }: Pick<RepeatedCodes, 'child' | 'field'>,
    { code, description, retailers }: RequiredCode,
  ): void {
    const { name } = child.rule
    const value = field ?? name
    const target = insertionOf(this.#context, view.node, name, last)
    this.#context.findings.add(
      'retailer-code',
      target,
      () => ({
        source: 'design',
        expected: code,
        message: `${view.node.name} has no ${name}${value === name ? '' : ` with ${value}`} ${codeWithMeaning(code, description)}. ${requirementOf(child, retailers, value)}.`,
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
        fix: 'It may stay. Ask your retailers whether they read it.',
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
        message: `The designs do not show what is in a ${node.name} that is in another. What retailers require there cannot be told.`,
        fix: 'Look it up in the requirements of the retailer.',
        reference: { kind: 'field', field: node.name },
      }),
      { level: 'unknown', retailers },
    )
  }
}

function reportAbsence({ retailers, isExplained, report }: Absence): void {
  const requiring = retailers.filter((retailer) => !isExplained(retailer))
  if (requiring.length > 0) report(requiring)
}

/** Whether a group is below another one of its name. */
function isNested({ name, parent }: DocumentNode): boolean {
  for (let above = parent; above; above = above.parent) if (above.name === name) return true
  return false
}

/**
 * Says who requires a field, and what each of them requires in it: "A requires it, with DateTimeQualifier 037; B requires it".
 * @param named The name of a field in it that the sentence has already.
 */
function requirementOf(field: ChosenDesign, retailers: readonly string[], named?: string): string {
  const namesByFields = new Map<string, string[]>()
  for (const retailer of retailers) {
    const fields = fieldsFor(retailer, field, named)
    namesByFields.set(fields, [...(namesByFields.get(fields) ?? []), retailer])
  }
  return [...namesByFields].map(([fields, names]) => `${requirers(names)} it${fields}`).join('; ')
}

/** Lists the fields that a retailer requires in a group: ", with Date and Contacts (ContactName)". */
function fieldsFor(retailer: string, group: ChosenDesign, named: string | undefined): string {
  const fields = requiredFields(retailer, group, named)
  return fields.length === 0 ? '' : `, with ${listOf(fields)}`
}

function requiredFields(retailer: string, group: ChosenDesign, named?: string): string[] {
  return group.required
    .filter(({ rule, retailers }) => rule.name !== named && retailers.includes(retailer))
    .map((field) => {
      const { name } = field.rule
      const own = field.codes.filter(({ retailers }) => retailers.includes(retailer))
      if (own.length > 0) return `${name} ${listOf(own.map(({ code }) => code))}`
      const inner = requiredFields(retailer, field)
      return inner.length === 0 ? name : `${name} (${listOf(inner)})`
    })
}

/**
 * The codes that are missing for certain. Each value that is no code may be meant to be one of those that a retailer requires, which are
 * therefore not asked for by this retailer.
 */
function beyondUnclear(missing: readonly RequiredCode[], unclear: number): RequiredCode[] {
  const seen = new Map<string, number>()
  return missing.flatMap((required) => {
    const retailers = required.retailers.filter((retailer) => {
      const before = seen.get(retailer) ?? 0
      seen.set(retailer, before + 1)
      return before >= unclear
    })
    return retailers.length === 0 ? [] : [{ ...required, retailers }]
  })
}
