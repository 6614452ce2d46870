/** Whether a version is newer than another one, by the first three numbers in it; false where one has none. */
export function isNewer(version: string | undefined, other: string | undefined): boolean {
  const numbersOf = (text = '') => (text.match(/\d{1,9}/g) ?? []).map(Number)
  const [one, two] = [numbersOf(version), numbersOf(other)]
  if (one.length === 0 || two.length === 0) return false
  const at = [0, 1, 2].find((index) => (one[index] ?? 0) !== (two[index] ?? 0))
  return at !== undefined && (one[at] ?? 0) > (two[at] ?? 0)
}
