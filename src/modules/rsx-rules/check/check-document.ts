import type { DocumentNode, ReadDocument } from '../document-tree'
import type { Pace } from '../pause'
import type { GroupRule, RuleModel } from '../rule-model'
import type { CheckContext } from './check-context'
import { checkCodeForRetailers, checkGroupForRetailers } from './check-retailers'
import { missingElements, reportMissing, viewGroup, type MissingElement } from './check-structure'
import { checkValue } from './check-values'
import { chooseDesign, type ChosenDesign } from './chosen-design'
import { FindingList, maxFindings, type CheckResult } from './finding-list'
import { schemaIndexOf } from './schema-index'
import { StrayElements } from './strays'

const nodesBetweenBreaths = 256

/** A group that is still to be checked. */
interface OpenGroup {
  node: DocumentNode
  rule: GroupRule
  design: ChosenDesign | undefined
}

/**
 * Checks a document by the schema, its lists of codes, and the designs of retailers: the kinds 17 to 35 and 48 to 52.
 * @param retailers Names of the chosen retailers; without any, only the network's rules apply.
 * @throws the reason of the pace's signal when the work is aborted.
 */
export async function checkDocument(
  document: ReadDocument,
  rules: RuleModel,
  retailers: readonly string[],
  pace: Pace,
): Promise<CheckResult> {
  const findings = new FindingList(document)
  const context: CheckContext = { document, rules, index: schemaIndexOf(rules), findings }
  const strays = new StrayElements(context)
  const design = rules.design && retailers.length > 0 ? chooseDesign(rules.design, retailers) : undefined
  const open: OpenGroup[] = document.records.map((node) => ({ node, rule: rules.record.content, design })).toReversed()
  const missing: MissingElement[] = []
  let checked = 0
  for (let group = open.pop(); group; group = open.pop()) {
    const found = checkGroup(context, strays, group, open)
    // A missing element may be explained by one that stands in the wrong place further down.
    if (missing.length < maxFindings) missing.push(...found)
    else for (const one of found) reportMissing(context, strays, one)
    checked += 1 + group.node.children.length
    if (checked % nodesBetweenBreaths < 1 + group.node.children.length && pace.isBreathDue()) {
      await pace.breathe(group.node.span.start / Math.max(1, document.text.length))
    }
  }
  for (const one of missing) reportMissing(context, strays, one)
  return findings.result()
}

/** Checks a group and its values, and opens the groups in it. @returns what it lacks. */
function checkGroup(
  context: CheckContext,
  strays: StrayElements,
  { node, rule, design }: OpenGroup,
  open: OpenGroup[],
): MissingElement[] {
  const view = viewGroup(node, context.index.group(rule))
  strays.report(view)
  if (design) checkGroupForRetailers(context, view, design)
  const groups: OpenGroup[] = []
  for (const { node: child, member } of view.members) {
    const { element } = member
    const { content } = element
    const childDesign = design?.children.get(element.name)
    if (content.kind === 'group') groups.push({ node: child, rule: content, design: childDesign })
    else if (checkValue(context, child, element, content) && childDesign) {
      checkCodeForRetailers(context, child, childDesign)
    }
  }
  for (let next = groups.pop(); next; next = groups.pop()) open.push(next)
  return missingElements(view)
}
