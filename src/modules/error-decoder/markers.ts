/** Stands in place of a secret. No rule of the redaction matches it, so that a redacted text stays as it is. */
export function marker(what: string): string {
  return `[${what} removed]`
}

/** Whether a value is a marker already, alone or behind a scheme such as "Bearer". */
export function isMarked(value: string): boolean {
  return /^(?:[A-Za-z]+ )?\[[a-z ]+ removed[^\]\n]*\]$/.test(value)
}

/** How a marker names the secret of a name. */
export function kindOf(name: string): string {
  const plain = name.toLowerCase()
  if (plain.includes('cookie')) return 'cookie'
  if (/pass|pwd/.test(plain)) return 'password'
  if (plain.includes('secret')) return 'secret'
  return plain.includes('key') ? 'key' : 'token'
}

/** The marker for the value of a name; an empty or marked value stays. */
export function hidden(name: string, value: string): string {
  return value.trim() === '' || isMarked(value.trim()) ? value : marker(kindOf(name))
}

/** A text without its markers, which hold blanks where an address has none. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(/\[[a-z ]+ removed[^\]\n]*\]/g, '')
}
