import { relationsOf } from '../domain/tables/documents'
import type { Choice, Pair } from '../domain/tables/relation-types'
import { addValue } from './make-value'
import type { SampleContext } from './sample-context'
import { addNode, childNamed, groupOf, type SampleNode } from './sample-tree'

/** Adds what the values of a group need beside them: a code without its value, and a value without its code, say nothing. */
export function addMissingParts(context: SampleContext, group: SampleNode): void {
  const relations = relationsOf(context.rules.document)
  const own = relations?.groups.get(group.name)
  for (const pair of own?.pairs ?? []) completePair(context, group, pair)
  for (const choice of own?.choices ?? []) completeChoice(context, group, choice)
  const bills = relations?.sums?.some(({ sums }) => sums.every(({ add }) => add.includes('taxes'))) === true
  if (bills && group.name === 'ChargesAllowances') addFirst(context, group, ['AllowChrgAmt'])
  if (bills && group.name === 'Taxes') addFirst(context, group, ['TaxAmount'])
  if (own?.extension && childNamed(group, own.extension.total)) {
    for (const name of [own.extension.quantity, own.extension.price]) addFirst(context, group, [name])
    for (const pair of own.pairs ?? []) completePair(context, group, pair)
  }
}

function completePair(context: SampleContext, group: SampleNode, { qualifier, values, needs }: Pair): void {
  const hasCode = childNamed(group, qualifier) !== undefined
  const hasValue = values.some((name) => childNamed(group, name))
  if (needs !== 'code' && hasCode && !hasValue) addFirst(context, group, values)
  if (needs !== 'value' && hasValue && !hasCode) addFirst(context, group, [qualifier])
}

function completeChoice(context: SampleContext, group: SampleNode, { names, unless }: Choice): void {
  if (unless && childNamed(group, unless.name)?.text === unless.value) return
  if (!names.some((name) => childNamed(group, name))) addFirst(context, group, names)
}

/** Adds the first of the names that the schema has and a value can be made for. */
function addFirst(context: SampleContext, group: SampleNode, names: readonly string[]): void {
  for (const name of names) {
    if (childNamed(group, name)) return
    const element = groupOf(group)?.byName.get(name)
    if (!element) continue
    if (element.content.kind === 'group' ? addNode(group, element) : addValue(context, group, element)) return
  }
}
