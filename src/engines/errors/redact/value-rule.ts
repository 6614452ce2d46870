import { markedValue } from './markers'

/** A value that a rule has found. */
interface FoundValue {
  /** The name of the value; empty if the pattern has no name. */
  name: string
  value: string
  /** The part of the text that the pattern matches. */
  match: string
  /** The whole text, and the offset of the match in it. */
  text: string
  at: number
}

/** Replaces secrets of a text by markers. */
export type Rule = (text: string) => string

/**
 * Returns a rule that replaces the values of a pattern by markers.
 * @param pattern is global and has the groups `before` and `value`, if need be `name` within `before`, and `end`.
 * @param isSecret tells whether to replace a value.
 * @param kind is the kind of secret where the pattern has no name: `password`, `token` or `cookie`.
 */
export function valueRule(pattern: RegExp, isSecret: (found: FoundValue) => boolean, kind = ''): Rule {
  return (text) =>
    text.replaceAll(pattern, (match: string, ...found: unknown[]) => {
      const { before = '', name = '', value = '', end = '' } = found.at(-1) as Partial<Record<string, string>>
      const isFound = isSecret({ name, value, match, text, at: found.at(-3) as number })
      return isFound ? before + markedValue(name || kind, value) + end : match
    })
}
