import type { TextPattern } from '../rule-model'
import { matchStates, type State } from './pattern-states'
import { readPattern, type PatternPart } from './read-pattern'

const maxPatternLength = 2000

/** How many states a pattern may have: counted repetitions multiply them. */
const maxStates = 2000

/**
 * Compiles a pattern of XML Schema, which is for the whole value. Matching takes time proportional to the text and the pattern, so a
 * hostile pattern cannot block the worker. Undefined where the pattern cannot be read or is too large.
 */
export function compilePattern(source: string): TextPattern | undefined {
  const part = source.length > maxPatternLength ? undefined : readPattern(source)
  if (!part) return undefined
  const states: State[] = [{ kind: 'end' }]
  try {
    const first = addPart(states, part, 0)
    return { source, test: (text) => matchStates(states, first, text) }
  } catch (error) {
    if (error instanceof TooManyStatesError) return undefined
    throw error
  }
}

class TooManyStatesError extends Error {}

function addState(states: State[], state: State): number {
  if (states.length >= maxStates) throw new TooManyStatesError()
  states.push(state)
  return states.length - 1
}

/** Adds the states of a part, from its end to its beginning. @returns the first of them; after the last one follows `next`. */
function addPart(states: State[], part: PatternPart, next: number): number {
  if (part.kind === 'character') return addState(states, { kind: 'character', accepts: part.accepts, next })
  if (part.kind === 'repeat') return addRepetition(states, part, next)
  if (part.kind === 'sequence') return part.parts.reduceRight((following, one) => addPart(states, one, following), next)
  return addState(states, { kind: 'fork', next: part.parts.map((one) => addPart(states, one, next)) })
}

function addRepetition(
  states: State[],
  { part, min, max }: Extract<PatternPart, { kind: 'repeat' }>,
  next: number,
): number {
  let first = next
  if (max === Infinity) {
    const fork: State & { kind: 'fork' } = { kind: 'fork', next: [next] }
    first = addState(states, fork)
    fork.next.push(addPart(states, part, first))
  } else {
    for (let count = min; count < max; count += 1) {
      first = addState(states, { kind: 'fork', next: [next, addPart(states, part, first)] })
    }
  }
  for (let count = 0; count < min; count += 1) {
    const following = first
    first = addPart(states, part, following)
    // A part without characters stays without, however often it is repeated.
    if (first === following) break
  }
  return first
}
