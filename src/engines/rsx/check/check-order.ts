import { firstIndex } from '@/lib/binary-search'
import type { DocumentNode } from '../document-tree'
import type { ElementRule } from '../rule-model'
import type { CheckContext } from './check-context'
import type { GroupView } from './group-view'
import { listOf } from '@/lib/phrases'
import { moveElements, reorderElements } from '../findings/quick-fixes'

type Members = GroupView['members']

/** Elements beside each other that are in the wrong place and belong into the same one. */
interface Run {
  members: Members
  /** The elements that stay and between which the run belongs. */
  after: Members[number] | undefined
  before: Members[number] | undefined
}

/** Reports elements of an XML group that are not in the order of the schema: one finding for a group. */
export function checkOrder(context: CheckContext, view: GroupView): void {
  if (isAscending(view.members)) return
  const members = view.members.filter(({ member }) => !isSurplus(view, member.element))
  if (isAscending(members)) return
  const runs = misplacedRuns(members)
  const [run] = runs
  const first = run?.members[0]
  if (!run || !first) return
  if (runs.length === 1) reportRun(context, view, run, first.node)
  else reportGroup(context, view, { members, runs }, first.node)
}

/** Whether an element occurs too often, which is reported as such: one of its occurrences is in the wrong place anyway. */
function isSurplus({ byName }: GroupView, { name, max }: ElementRule): boolean {
  return (byName.get(name)?.length ?? 0) > max
}

function isAscending(members: Members): boolean {
  let last = 0
  for (const { member } of members) {
    if (member.at < last) return false
    last = member.at
  }
  return true
}

function namesOf(members: Members): string[] {
  return [...new Set(members.map(({ node }) => node.name))]
}

function reportRun(context: CheckContext, view: GroupView, { members, after, before }: Run, first: DocumentNode): void {
  const { document, findings } = context
  findings.add('wrong-order', first, () => {
    const target = after ? after.node.span.end : view.node.content.start
    const isLate = first.span.start > target
    const neighbour = (isLate ? before : after)?.node.name ?? ''
    const moved = namesOf(members)
    const names = listOf(moved)
    const side = `${isLate ? 'before' : 'after'} ${moved.includes(neighbour) ? 'the other ' : ''}${neighbour}`
    return {
      source: 'schema',
      found: names,
      expected: side,
      message: `${names} must be ${side}: XML has a fixed order of elements.`,
      fix: `Move ${members.length > 1 ? 'them' : 'it'} after line ${document.placeOf({ start: target, end: target }).line}.`,
      quickFix: moveElements(
        document,
        members.map(({ node }) => node),
        target,
      ),
    }
  })
}

function reportGroup(
  context: CheckContext,
  view: GroupView,
  { members, runs }: { members: Members; runs: readonly Run[] },
  first: DocumentNode,
): void {
  context.findings.add('wrong-order', first, () => {
    const names = namesOf(runs.flatMap((run) => run.members))
    const ordered = members.toSorted((a, b) => a.member.at - b.member.at)
    const shown = names.length > 6 ? [...names.slice(0, 6), `${names.length - 6} more`] : names
    return {
      source: 'schema',
      found: names.join(', '),
      expected: namesOf(ordered).join(', '),
      message: `The elements of ${view.node.name} are not in the order of the schema: ${listOf(shown)} are in other places. XML has a fixed order of elements.`,
      fix: 'Put them in the order of the schema.',
      quickFix: reorderElements(
        context.document,
        members.map(({ node }) => node),
        ordered.map(({ node }) => node),
      ),
    }
  })
}

/** The elements that must move, as runs. */
function misplacedRuns(members: Members): Run[] {
  const staying = stayingMembers(members)
  const kept = members.filter((_, at) => staying.has(at))
  const runs: Run[] = []
  let previousAt = -2
  for (const [at, member] of members.entries()) {
    if (staying.has(at)) continue
    const position = gapOf(kept, member.member.at)
    const run = runs.at(-1)
    const isSameRun =
      run !== undefined &&
      at === previousAt + 1 &&
      run.after === kept[position - 1] &&
      (run.members.at(-1)?.member.at ?? 0) <= member.member.at
    if (isSameRun) run.members.push(member)
    else runs.push({ members: [member], after: kept[position - 1], before: kept[position] })
    previousAt = at
  }
  return runs
}

/** How many of the ascending elements come before a place of the schema. */
function gapOf(kept: Members, place: number): number {
  return firstIndex(kept.length, (index) => (kept[index]?.member.at ?? 0) > place)
}

/** The elements that can stay, by index: as many as possible and, of the two usual choices, the one that moves less text. */
function stayingMembers(members: Members): ReadonlySet<number> {
  const places = members.map(({ member }) => member.at)
  const forward = longestAscending(places)
  const last = places.length - 1
  const backward = longestAscending(places.toReversed().map((place) => -place)).map((at) => last - at)
  const sizeOf = (staying: readonly number[]) => staying.reduce((sum, at) => sum + sizeOfNode(members[at]?.node), 0)
  return new Set(sizeOf(backward) > sizeOf(forward) ? backward : forward)
}

function sizeOfNode(node: DocumentNode | undefined): number {
  return node ? node.span.end - node.span.start : 0
}

/** The longest part of numbers that is in order, by index. */
function longestAscending(numbers: readonly number[]): number[] {
  /** For each length, the index of the number with which the best part of this length ends. */
  const ends: number[] = []
  const previous: number[] = []
  const numberAt = (at: number | undefined) => numbers[at ?? 0] ?? 0
  for (const [at, number] of numbers.entries()) {
    const length = firstIndex(ends.length, (index) => numberAt(ends[index]) > number)
    previous.push(length === 0 ? -1 : (ends[length - 1] ?? -1))
    ends[length] = at
  }
  const staying: number[] = []
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) staying.push(at)
  return staying
}
