/** A state of a pattern: it takes a character, goes on in several ways at once, or ends. */
export type State =
  | { kind: 'character'; accepts: (character: string) => boolean; next: number }
  | { kind: 'fork'; next: number[] }
  | { kind: 'end' }

/** How many states may be visited for one text; a usual pattern has about 20 states. */
const maxVisits = 1_000_000

/**
 * Whether the states take the whole text. All states that are possible after a character are followed at the same time.
 * @returns undefined for a text that is too long to tell.
 */
export function matchStates(states: readonly State[], first: number, text: string): boolean | undefined {
  if (text.length * states.length > maxVisits) return undefined
  // The number of the character after which a state was reached last.
  const reachedAt = new Int32Array(states.length).fill(-1)
  let current = reach(states, [first], reachedAt, 0)
  let at = 0
  for (const character of text) {
    at += 1
    const next = current.flatMap((index) => {
      const state = states[index]
      return state?.kind === 'character' && state.accepts(character) ? state.next : []
    })
    if (next.length === 0) return false
    current = reach(states, next, reachedAt, at)
  }
  return current.some((index) => states[index]?.kind === 'end')
}

/** The states that take a character or end, and that are reached from others without a character. */
function reach(states: readonly State[], from: readonly number[], reachedAt: Int32Array, at: number): number[] {
  const found: number[] = []
  const open = [...from]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (reachedAt[index] === at) continue
    reachedAt[index] = at
    const state = states[index]
    if (state?.kind === 'fork') for (const next of state.next) open.push(next)
    else found.push(index)
  }
  return found
}
