import { rankOf, type Change } from './change'

/** The changes of one group of the contract, the worst first. */
export interface ChangeGroup {
  place: readonly string[]
  changes: readonly Change[]
}

/** The changes as a page shows them: those that count, those that may be renames, and those of wording. */
export interface GroupedChanges {
  main: readonly ChangeGroup[]
  guesses: readonly ChangeGroup[]
  wording: readonly ChangeGroup[]
}

/** Groups changes by their place without its last name; the group with the worst change comes first. */
export function groupChanges(changes: readonly Change[]): GroupedChanges {
  const isWording = ({ level }: Change) => level === 'wording'
  const isGuess = (change: Change) => !isWording(change) && change.renamedTo !== undefined
  return {
    main: byPlace(changes.filter((change) => !isWording(change) && !isGuess(change))),
    guesses: byPlace(changes.filter(isGuess)),
    wording: byPlace(changes.filter(isWording)),
  }
}

function byPlace(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const key = JSON.stringify(change.place.slice(0, -1))
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  const rank = ({ level }: Change) => rankOf(level)
  return Array.from(groups.values(), (group) => group.toSorted((a, b) => rank(a) - rank(b)))
    .toSorted(([a], [b]) => (a && b ? rank(a) - rank(b) : 0))
    .map((group) => ({ place: group[0]?.place.slice(0, -1) ?? [], changes: group }))
}
