/** What a line is good for; no hint but `bad` goes with an error that stops saving. */
interface LineHint {
  tone: 'good' | 'note' | 'warn' | 'bad'
  text: string
}

export interface RedirectLine {
  /** Counted from 1 over all lines of the text. */
  number: number
  uri: string
  hints: LineHint[]
}

const separators = /[,;]/
/** Such as the zero-width space, which comes along when a text is copied. */
const invisible = /[\p{Control}\p{Default_Ignorable_Code_Point}]/u
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const refusedSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'ftp:', 'ws:', 'wss:'])

function filledLines(text: string): { number: number; raw: string; uri: string }[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({ number: index + 1, raw, uri: raw.trim() }))
    .filter(({ uri }) => uri !== '')
}

/** The URIs of a text with one per line: empty lines are dropped (1 §5), blanks around a URI too. */
export function redirectUrisOf(text: string): string[] {
  return filledLines(text).map(({ uri }) => uri)
}

/** Why the redirect URIs cannot be saved (1 §5). */
export function redirectError(text: string): string | undefined {
  if (redirectUrisOf(text).length === 0) return 'You must have at least one Redirect URI'
  if (separators.test(text)) return 'Use only linebreaks to separate URIs; do not use commas or semicolons'
  return undefined
}

/** The lines that `redirectError` complains about, in words. */
export function linesToCorrect(text: string): string {
  const numbers = filledLines(text)
    .filter(({ uri }) => separators.test(uri))
    .map(({ number }) => number)
  if (numbers.length === 0) return 'Enter a redirect URI to save.'
  return numbers.length === 1 ? `Correct line ${numbers[0]} to save.` : `Correct lines ${numbers.join(', ')} to save.`
}

/** Hints on every filled line of the text; a native application may use a private-use scheme (decisions, Applications). */
export function hintLines(text: string, appType: string | undefined): RedirectLine[] {
  const lines = filledLines(text)
  const first = new Map<string, number>()
  return lines.map(({ number, raw, uri }) => {
    const before = first.get(uri)
    if (before === undefined) first.set(uri, number)
    const blank = raw === uri ? [] : [{ tone: 'note' as const, text: 'The blanks around it are removed on save' }]
    const twin = before === undefined ? [] : [{ tone: 'warn' as const, text: `The same as line ${before}` }]
    return { number, uri, hints: [...hintsOf(uri, appType), ...twin, ...blank] }
  })
}

function hintsOf(uri: string, appType: string | undefined): LineHint[] {
  if (separators.test(uri)) {
    const several = uri.split(separators).filter((part) => part.trim() !== '').length > 1
    return [{ tone: 'bad', text: several ? 'Two URIs in one line' : 'Remove the comma or semicolon' }]
  }
  if (/\s/.test(uri)) return [warning('A URI has no blanks')]
  if (invisible.test(uri)) return [warning('A URI has no invisible characters: type it again')]
  const url = parse(uri)
  if (!url) return [warning('Not a complete URI: begin with a scheme, such as https://')]

  const warnings = [
    (url.username || url.password) !== '' && warning('A redirect URI has no user name or password'),
    uri.includes('#') && warning('A redirect URI has no fragment (#)'),
    uri.includes('*') && warning('Wildcards are not matched: list every URI'),
  ].filter((hint) => hint !== false)
  const place = placeOf(url, appType)
  // What is good in production is not, while something else is wrong with it.
  return place.tone === 'good' && warnings.length > 0 ? warnings : [place, ...warnings]
}

function placeOf({ protocol, hostname }: URL, appType: string | undefined): LineHint {
  const web = protocol === 'https:' || protocol === 'http:'
  if (web && loopback.has(hostname)) {
    if (protocol === 'https:' && appType === 'native')
      return warning('A native application uses http on your own computer')
    return { tone: 'note', text: 'Works on your own computer only' }
  }
  if (protocol === 'https:') return { tone: 'good', text: 'Ready for production' }
  if (protocol === 'http:') return warning('A production URI must be HTTPS')
  if (refusedSchemes.has(protocol)) return warning('This scheme is not allowed')
  if (appType === 'native') return { tone: 'good', text: 'Returns to your installed application' }
  return warning('Only native applications have a scheme of their own')
}

function warning(text: string): LineHint {
  return { tone: 'warn', text }
}

function parse(uri: string): URL | undefined {
  // "localhost:3000" reads as a scheme, but its writer meant a host.
  if (/^[\w.-]+:\d/.test(uri)) return undefined
  // The parser would put these right, but they are saved and compared as they are.
  if (/^https?:(?!\/\/[^/\\])/i.test(uri)) return undefined
  try {
    return new URL(uri)
  } catch {
    return undefined
  }
}
