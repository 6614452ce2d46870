import type { DocumentNode, Span } from '../document-tree'
import type { FlatField, RuleModel } from '../rule-model'
import type { FlatPlace, FlatStep, Framing } from './flat-framing'
import { ruleOfPath } from './rule-of-node'

interface OpenGroup extends FlatStep {
  node: DocumentNode
  /** False for a group that a later record opened because its own is missing. */
  hasLead: boolean
}

/** Where a record of a flat file was put. */
type Attached<Field extends FlatField> =
  | {
      node: DocumentNode
      place: FlatPlace<Field>
      /** The group that the record belongs to, if other records have ended it: the record comes too late. */
      lateIn: string | undefined
    }
  /** The record that should be before it; undefined when that record is missing for a reason that is already known. */
  | { missing: string | undefined }

/** Puts the records of a flat file into a tree for each document that it holds. */
export interface FlatTree<Field extends FlatField> {
  /** The documents of the file; one, unless its first record appears again behind records of other groups. */
  records: DocumentNode[]
  /** Puts a record behind those before it. */
  attach(key: string, span: Span): Attached<Field>
  /** Remembers that a record could not be read. It may be the one that the next records miss. */
  skip(): void
  /** Says that the next record may begin another document. */
  endDocument(): void
}

/** An empty tree for the records of a layout. */
export function createFlatTree<Field extends FlatField>(
  framing: Framing<Field>,
  rules: RuleModel,
  whole: Span,
): FlatTree<Field> {
  let record = createGroup(rules.record.name, undefined, whole)
  const records = [record]
  /** The record that begins a document, and the group at whose head it is. */
  const [leadKey] = framing.keys()
  const leadGroup = leadKey === undefined ? undefined : framing.get(leadKey)?.[0]?.steps[0]?.name
  let mayBeginAnother = false
  const open: OpenGroup[] = []
  const dropped = new Set<string>()
  /** The record that the last ones missed, until one finds its place. */
  let missed: string | undefined
  let hasSkipped = false

  /** How many of the steps that other records open are open. */
  const matchOf = ({ steps }: FlatPlace<Field>, needed: number) => {
    let depth = 0
    while (depth < needed && isSame(open[depth], steps[depth])) depth += 1
    return depth
  }
  const openGroup = (step: FlatStep, span: Span, hasLead: boolean) => {
    const parent = open.at(-1)?.node ?? record
    const node = createGroup(step.name, parent, span)
    parent.children.push(node)
    open.push({ ...step, node, hasLead })
  }
  const extend = (end: number) => {
    for (const { node } of open) {
      node.span.end = end
      node.content.end = end
    }
  }
  const attachAt = (key: string, place: FlatPlace<Field>, depth: number, span: Span) => {
    const { steps } = place
    const last = steps.length - 1
    const holder = last - 1
    let from = depth
    // Groups around the one that the record opens stay open, as does a group that still waits for its record.
    while (from < last && isSame(open[from], steps[from]) && (from < holder || !isOpenedBy(key, from))) from += 1
    open.length = Math.min(open.length, from)
    for (const step of steps.slice(open.length)) openGroup(step, span, step.lead === key)
    for (const group of open) if (group.lead === key) group.hasLead = true
    extend(span.end)
  }
  /** Puts a record into a group that other records have ended, and leaves open what is open. Undefined when there is none. */
  const attachLate = (key: string, { steps }: FlatPlace<Field>, depth: number, span: Span) => {
    let node = open[depth - 1]?.node ?? record
    let at = depth
    for (let step = steps[at]; step && step.lead !== key; step = steps[at]) {
      const { name } = step
      const ended = node.children.findLast((child) => child.name === name)
      if (!ended) break
      node = ended
      at += 1
    }
    if (at === depth) return undefined
    const lateIn = node.name
    for (const { name } of steps.slice(at)) {
      const group = createGroup(name, node, span)
      node.children.push(group)
      node = group
    }
    return { node, lateIn }
  }
  const beginDocument = ({ start }: Span) => {
    record.span.end = start
    record.content.end = start
    record = createGroup(rules.record.name, undefined, { start, end: whole.end })
    records.push(record)
    open.length = 0
    dropped.clear()
    missed = undefined
    hasSkipped = false
    mayBeginAnother = false
  }
  const isOpenedBy = (key: string, at: number) => open[at]?.lead === key && open[at].hasLead

  return {
    records,
    skip() {
      hasSkipped = true
    },
    endDocument() {
      mayBeginAnother = record.children.length > 0
    },
    attach(key, span) {
      if (key === leadKey && mayBeginAnother) beginDocument(span)
      let missing: FlatStep | undefined
      let best: { place: FlatPlace<Field>; depth: number } | undefined
      for (const place of framing.get(key) ?? []) {
        const lead = place.steps.findIndex((step) => step.lead === key)
        const needed = lead === -1 ? place.steps.length - 1 : lead
        const depth = matchOf(place, needed)
        const absent = place.steps.slice(depth, needed)
        if (absent.every((_, at) => isSingle(place.steps.slice(0, depth + at + 1), rules))) {
          if (!best || depth > best.depth) best = { place, depth }
        } else {
          missing ??= absent.at(-1)
        }
      }
      if (best) {
        dropped.delete(key)
        missed = undefined
        hasSkipped = false
        const { place, depth } = best
        if (place.steps[0]?.name !== leadGroup && record.children.length > 0) mayBeginAnother = true
        const late = attachLate(key, place, depth, span)
        if (late) return { ...late, place }
        attachAt(key, place, depth, span)
        return { node: open.at(-1)?.node ?? record, place, lateIn: undefined }
      }
      const lead = missing?.lead
      const isKnown = hasSkipped || (lead !== undefined && (dropped.has(lead) || lead === missed))
      dropped.add(key)
      missed = lead
      return { missing: isKnown ? undefined : lead }
    },
  }
}

function isSame(group: OpenGroup | undefined, step: FlatStep | undefined): boolean {
  return group !== undefined && step !== undefined && group.name === step.name && group.lead === step.lead
}

/** Whether a group appears once in its parent, so that it is clear which one a record belongs to. */
function isSingle(steps: readonly FlatStep[], rules: RuleModel): boolean {
  return (
    ruleOfPath(
      steps.map(({ name }) => name),
      rules,
    )?.max === 1
  )
}

function createGroup(name: string, parent: DocumentNode | undefined, span: Span): DocumentNode {
  return { name, parent, children: [], text: undefined, span: { ...span }, content: { ...span } }
}
