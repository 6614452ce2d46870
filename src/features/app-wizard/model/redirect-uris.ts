import { redirectUriErrors, returnUrlOf, type RedirectUriError } from '@/lib/redirect-uri'

/** A hint on one redirect URI. Only `bad` comes with an error that prevents saving. */
interface LineHint {
  tone: 'success' | 'note' | 'warn' | 'error'
  text: string
}

export interface RedirectLine {
  /** Line number in the text, from 1. */
  number: number
  uri: string
  hints: LineHint[]
}

const separators = /[,;]/

const errorTexts: Record<RedirectUriError, string> = {
  blank: 'A URI has no blanks',
  'invisible-character': 'A URI has no invisible characters: type it again',
  backslash: 'A URI has no backslashes: write / instead',
  'not-absolute': 'Not a complete URI: begin with a scheme, such as https://',
  'user-info': 'A redirect URI has no user name or password',
  scheme: 'This scheme is not allowed: use a domain of yours in reverse, such as com.example.app',
  fragment: 'A redirect URI has no fragment (#)',
  wildcard: 'Wildcards are not matched: list every URI',
  http: 'A production URI must be HTTPS',
  'https-on-loopback': 'A native application uses http on your own computer',
  'private-use-scheme': 'Only native applications have a scheme of their own',
}
function filledLines(text: string): { number: number; raw: string; uri: string }[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({ number: index + 1, raw, uri: raw.trim() }))
    .filter(({ uri }) => uri !== '')
}

/** The URIs of a text with one per line, without empty lines and surrounding blanks (APP-34). */
export function redirectUrisOf(text: string): string[] {
  return filledLines(text).map(({ uri }) => uri)
}

/** Why the redirect URIs cannot be saved (APP-35, APP-36). */
export function redirectError(text: string): string | undefined {
  if (redirectUrisOf(text).length === 0) return 'You must have at least one Redirect URI'
  if (separators.test(text)) return 'Use only linebreaks to separate URIs; do not use commas or semicolons'
  return undefined
}

/** Names the lines that `redirectError` refuses, as the reason why Save is disabled. */
export function linesToCorrect(text: string): string {
  const numbers = filledLines(text)
    .filter(({ uri }) => separators.test(uri))
    .map(({ number }) => number)
  if (numbers.length === 0) return 'Enter a redirect URI to save.'
  return numbers.length === 1 ? `Correct line ${numbers[0]} to save.` : `Correct lines ${numbers.join(', ')} to save.`
}

/** Hints on every filled line of the text; they know the type of the application (APP-38). */
export function hintLines(text: string, appType: string | undefined): RedirectLine[] {
  const lines = filledLines(text)
  const first = new Map<string, number>()
  return lines.map(({ number, raw, uri }) => {
    const before = first.get(uri)
    if (before === undefined) first.set(uri, number)
    const blank = raw === uri ? [] : [{ tone: 'note' as const, text: 'Spaces around it are removed when you save' }]
    const twin = before === undefined ? [] : [{ tone: 'warn' as const, text: `The same as line ${before}` }]
    return { number, uri, hints: [...hintsOf(uri, appType), ...twin, ...blank] }
  })
}

function hintsOf(uri: string, appType: string | undefined): LineHint[] {
  if (separators.test(uri)) {
    const several = uri.split(separators).filter((part) => part.trim() !== '').length > 1
    return [{ tone: 'error', text: several ? 'Two URIs in one line' : 'Remove the comma or semicolon' }]
  }
  const errors = redirectUriErrors(uri, appType)
  const warnings = errors.map((error) => ({ tone: 'warn' as const, text: errorTexts[error] }))
  const url = returnUrlOf(uri)
  // A loopback address works for its developer even with warnings; the praise of other URIs needs a URI without any.
  if (url.kind === 'web' && url.isLoopback && !errors.includes('https-on-loopback'))
    return [{ tone: 'note', text: 'Works on your own computer only' }, ...warnings]
  if (warnings.length > 0) return warnings
  const text = url.kind === 'app' ? 'Returns to your installed application' : 'Ready for production'
  return [{ tone: 'success', text }]
}
