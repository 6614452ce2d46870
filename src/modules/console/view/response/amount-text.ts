type FormatNumber = (value: number) => string

/** Writes a size in bytes, kB (1,000 bytes) or MB. */
export function sizeText(bytes: number, number: FormatNumber): string {
  if (bytes < 1000) return `${number(bytes)} B`
  const [unit, name] = bytes < 999_950 ? ([1000, 'kB'] as const) : ([1_000_000, 'MB'] as const)
  return `${number(rounded(bytes / unit))} ${name}`
}

/** Writes a duration in milliseconds if it is shorter than one second, else in seconds. */
export function durationText(ms: number, number: FormatNumber): string {
  return ms < 999.5 ? `${number(Math.round(ms))} ms` : `${number(rounded(ms / 1000))} s`
}

/** Rounds a value below 100 to one decimal place, and other values to whole numbers. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value)
}
