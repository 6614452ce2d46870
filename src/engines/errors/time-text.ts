/**
 * Writes a time as ISO 8601 in UTC, to the second.
 * @param time in milliseconds since 1970
 */
export function timeText(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}
