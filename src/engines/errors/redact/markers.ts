/** Returns the marker that replaces a secret. No redaction rule matches a marker, so that redacting a text twice is safe. */
export function marker(kind: string): string {
  return `[${kind} removed]`
}

/** The pattern of a marker. */
export const markerSource = String.raw`\[[a-z ]{1,40} removed[^\]\n]{0,200}\]`

const anyMarker = new RegExp(markerSource, 'g')
const onlyMarker = new RegExp(`^(?:[A-Za-z]+ )?${markerSource}$`)

/** Whether a value is a marker, alone or after a scheme such as "Bearer". */
export function isMarked(value: string): boolean {
  return onlyMarker.test(value)
}

/** Returns the kind of secret for its marker, by the name of a member, header or parameter. */
export function kindOf(name: string): string {
  const plain = name.toLowerCase()
  if (plain.includes('cookie')) return 'cookie'
  if (/pass|pwd|^pw$/.test(plain)) return 'password'
  if (plain.includes('secret')) return 'secret'
  return plain.includes('key') ? 'key' : 'token'
}

/** Replaces the value of a secret name by a marker. An empty value or a marker stays. */
export function markedValue(name: string, value: string): string {
  return value.trim() === '' || isMarked(value.trim()) ? value : marker(kindOf(name))
}

/** Removes the markers from a text. They have spaces, which an address cannot have. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(anyMarker, '')
}
