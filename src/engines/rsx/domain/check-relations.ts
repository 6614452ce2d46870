import { type Yielder, WorkCount } from '@/lib/yielder'
import type { DocumentNode, ReadDocument } from '../document-tree'
import type { Finding } from '../findings/finding'
import { createCounts } from '../level-counts'
import type { GroupRule, RuleModel } from '../rule-model'
import { checkChoices, checkRoles } from './choices'
import { checkContent } from './content'
import { checkPeriod, checkPeriodOfRecord, createWindowCheck } from './date-order'
import { relationsOf } from './tables/documents'
import { checkItemAgreement } from './item-agreement'
import { checkItemNumber, checkProductId } from './item-numbers'
import { knownNumbers, type KnownNumbers } from './known-numbers'
import { checkDifference, checkExtension } from './line-totals'
import { checkMoney, moneyDecimals } from './money'
import { checkLadingQuantities, checkPallet } from './packs'
import { checkPairs } from './pairs'
import {
  createRelationCheck,
  fieldsOf,
  type CheckedGroup,
  type RelationCheck,
  type RelationResult,
} from './relation-check'
import type { GroupRelations } from './tables/relation-types'
import { checkDuplicate, checkDuplicateSscc, checkSscc } from './serial-numbers'
import { checkSigns } from './signs'
import { checkDistribution, checkLinePlaces } from './store-quantities'
import { checkCounts, checkSums } from './sums'
import { childOf, nodesAt } from './tree'

/**
 * Checks the relations of a document that its schema does not state: amounts of money (kind 28), check digits and duplicates (36 to
 * 38), how values belong together (39 to 46), signs (56), content (57) and the numbers of an item (61). Silent where a document lacks the elements. Takes time linear in its size.
 * @param reported What reading and the schema found in the document: what follows from that is not reported again.
 * @param numbers The numbers of all documents that are open together; those of the document unless given.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function checkRelations(
  document: ReadDocument,
  rules: RuleModel,
  yielder: Yielder,
  reported: readonly Finding[] = [],
  numbers?: KnownNumbers,
): Promise<RelationResult> {
  const relations = relationsOf(rules.document)
  if (!relations) return { findings: [], levels: createCounts() }
  const known = numbers ?? (await collectNumbers([document], yielder))
  const check = createRelationCheck(document, rules, relations, reported, known)
  const serialNumbers = new Map<string, DocumentNode>()
  for (const record of document.records) {
    for (const offset of recordSteps(check, record, serialNumbers)) {
      if (yielder.isYieldDue()) await yielder.yield(offset / Math.max(1, document.text.length))
    }
  }
  return check.result()
}

/**
 * Collects the numbers with a check digit of documents that are open together.
 * @throws the reason of the yielder's signal when the work is aborted.
 */
export async function collectNumbers(documents: readonly ReadDocument[], yielder: Yielder): Promise<KnownNumbers> {
  const steps = knownNumbers(documents)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (yielder.isYieldDue()) await yielder.yield(0)
  }
}

/**
 * The findings of the schema that a relation says better: the length of a number with a check digit, whose rule knows what is missing
 * or too much.
 */
export function replacedFindings(found: readonly Finding[], relations: readonly Finding[]): Set<Finding> {
  const isNumber = (code: string) => code === 'sscc' || code === 'item-check-digit'
  const places = new Set(relations.flatMap(({ code, place }) => (isNumber(code) ? place.span.start : [])))
  return new Set(
    found.filter(({ code, place }) => (code === 'too-short' || code === 'too-long') && places.has(place.span.start)),
  )
}

/** Checks a record in small steps, and yields after each how far in the file it came. */
function* recordSteps(
  check: RelationCheck,
  record: DocumentNode,
  serialNumbers: Map<string, DocumentNode>,
): Generator<number> {
  const { end } = record.span
  const isEmpty = checkContent(check, record)
  const invalidDistributions = yield* walk(check, record, serialNumbers, isEmpty)
  checkLineNumbers(check, record)
  yield end
  checkSums(check, record)
  yield end
  if (!isEmpty) checkCounts(check, record)
  yield end
  checkLinePlaces(check, record, invalidDistributions)
  yield end
  if (check.relations.hasPacks && !isEmpty) checkLadingQuantities(check, record)
  for (const period of check.relations.periods ?? []) checkPeriodOfRecord(check, record, period)
  for (const role of check.relations.uniqueRoles ?? []) checkRoles(check, record, role)
}

/** Checks every group and value that the schema knows; returns the groups whose places do not come to their total. */
function* walk(
  check: RelationCheck,
  record: DocumentNode,
  serialNumbers: Map<string, DocumentNode>,
  isEmpty: boolean,
): Generator<number, Set<DocumentNode>> {
  const work = new WorkCount()
  const invalid = new Set<DocumentNode>()
  const decimals = moneyDecimals(record)
  const checkWindow = createWindowCheck(check)
  const stack: { node: DocumentNode; rule: GroupRule }[] = [{ node: record, rule: check.rules.record.content }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, rule } = next
    const relations = check.relations.groups.get(node.name)
    if (relations) {
      const group = { node, rule, fields: fieldsOf(node) }
      if (checkGroup(check, group, relations)) invalid.add(node)
      if (relations.signs) checkSigns(check, group, relations.signs, isEmpty)
      checkItemAgreement(check, group)
      if (node.name === 'Dates') checkWindow(node)
      else if (node.name === 'ProductID') checkProductId(check, group)
    }
    if (node.name === 'PackLevel') checkPallet(check, node)
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      if (work.isPauseDue()) yield node.span.start
      const child = node.children[at]
      const content = child && rule.byName.get(child.name)?.content
      if (!child || !content) continue
      if (content.kind === 'group') {
        if (child.text === undefined && child.children.length > 0) stack.push({ node: child, rule: content })
      } else if (child.text !== undefined) {
        checkMoney(check, child, content, decimals)
        checkItemNumber(check, child, content)
      }
    }
    const serialNumber = node.name === 'Pack' ? childOf(node, 'ShippingSerialID') : undefined
    if (serialNumber?.text !== undefined) {
      checkSscc(check, serialNumber)
      checkDuplicateSscc(check, serialNumber, serialNumbers)
    }
  }
  return invalid
}

/** Returns whether the places of the group do not come to its total. */
function checkGroup(check: RelationCheck, group: CheckedGroup, relations: GroupRelations): boolean {
  const { pairs, choices, periods, extension, difference, distribution } = relations
  if (pairs) checkPairs(check, group, pairs)
  if (choices) checkChoices(check, group, choices)
  for (const period of periods ?? []) checkPeriod(check, group.fields, period)
  if (extension) checkExtension(check, group, extension)
  if (difference) checkDifference(check, group, difference)
  return distribution !== undefined && checkDistribution(check, group, distribution)
}

/** Kind 38 for the numbers of lines, within one record. */
function checkLineNumbers(check: RelationCheck, record: DocumentNode): void {
  const { lines } = check.relations
  if (lines?.number === undefined) return
  const seen = new Map<string, DocumentNode>()
  for (const values of nodesAt(record, `${lines.path}/${lines.values}`)) {
    const number = childOf(values, lines.number)
    const value = number?.text?.trim() ?? ''
    if (!number || value === '') continue
    checkDuplicate(check, number, seen, value, {
      noun: 'number',
      fix: 'Give every line the number that it has in the order.',
    })
  }
}
