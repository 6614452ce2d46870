/** Classes of XML Schema, as the inside of a class in JavaScript. */
const classes = new Map([
  ['d', String.raw`\p{Nd}`],
  ['s', String.raw` \t\n\r`],
  ['i', String.raw`\p{L}_:`],
  ['c', String.raw`\p{L}\p{N}\-._:`],
])
const wordClass = String.raw`\p{P}\p{Z}\p{C}`

const maxPatternLength = 2000

/**
 * Translates a pattern of XML Schema, which is for the whole value. Undefined where JavaScript has no such expression, or where
 * matching may take very long: a repeated group with something in it that repeats without limit.
 */
export function toRegExp(pattern: string): RegExp | undefined {
  if (pattern.length > maxPatternLength || repeatsRepetition(pattern)) return undefined
  const source = translate(pattern)
  if (source === undefined) return undefined
  try {
    return new RegExp(`^(?:${source})$`, 'u')
  } catch {
    return undefined
  }
}

function translate(pattern: string): string | undefined {
  let source = ''
  let isInClass = false
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at] ?? ''
    if (sign === '\\') {
      at += 1
      const escape = pattern[at] ?? ''
      const property = escape.toLowerCase() === 'p' ? /^\{[^}]*\}/.exec(pattern.slice(at + 1))?.[0] : undefined
      at += property?.length ?? 0
      const translated = property === undefined ? translateEscape(escape, isInClass) : `\\${escape}${property}`
      if (translated === undefined) return undefined
      source += translated
    } else if (isInClass && sign === '[') {
      // A class less another class.
      return undefined
    } else if (!isInClass && (sign === '^' || sign === '$')) {
      source += `\\${sign}`
    } else if (!isInClass && sign === '.') {
      source += String.raw`[^\n\r]`
    } else if (!isInClass && sign === '(') {
      source += '(?:'
    } else {
      if (sign === '[') isInClass = true
      if (sign === ']') isInClass = false
      source += sign
    }
  }
  return source
}

function translateEscape(escape: string, isInClass: boolean): string | undefined {
  const inside = classes.get(escape)
  if (inside !== undefined) return isInClass ? inside : `[${inside}]`
  const outside = classes.get(escape.toLowerCase())
  if (outside !== undefined) return isInClass ? undefined : `[^${outside}]`
  if (escape === 'w' || escape === 'W') return isInClass ? undefined : `[${escape === 'w' ? '^' : ''}${wordClass}]`
  if ('nrt'.includes(escape)) return `\\${escape}`
  if (escape === '-') return isInClass ? String.raw`\-` : '-'
  return /^[\\|.?*+(){}[\]^$]$/.test(escape) ? `\\${escape}` : undefined
}

const unlimited = /^(?:[*+]|\{\d*,\d*\}|\{\d{3,}\})/

/** Whether a group that is repeated contains a repetition. */
function repeatsRepetition(pattern: string): boolean {
  const groups: boolean[] = []
  let isInClass = false
  let containsRepetition = false
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at]
    if (sign === '\\') at += 1
    else if (isInClass) isInClass = sign !== ']'
    else if (sign === '[') isInClass = true
    else if (sign === '(') {
      groups.push(containsRepetition)
      containsRepetition = false
    } else {
      const isGroup = sign === ')'
      const repetition = unlimited.test(pattern.slice(isGroup ? at + 1 : at, at + 12))
      if (isGroup && repetition && containsRepetition) return true
      if (isGroup) containsRepetition = (groups.pop() ?? false) || containsRepetition || repetition
      else if (repetition) containsRepetition = true
    }
  }
  return false
}
