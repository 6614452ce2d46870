type FormatNumber = (value: number) => string

/** Writes a size in bytes, kB or MB of 1,000. */
export function sizeText(bytes: number, number: FormatNumber): string {
  if (bytes < 1000) return `${number(bytes)} B`
  const [unit, name] = bytes < 999_950 ? ([1000, 'kB'] as const) : ([1_000_000, 'MB'] as const)
  return `${number(rounded(bytes / unit))} ${name}`
}

/** Writes a duration in milliseconds, or in seconds from one second on. */
export function durationText(ms: number, number: FormatNumber): string {
  return ms < 999.5 ? `${number(Math.round(ms))} ms` : `${number(rounded(ms / 1000))} s`
}

/** One digit after the point, where it says something. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
}
