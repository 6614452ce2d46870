/** A limit in kB (1,000 bytes) after gzip, and what it limits. */
export interface Budget {
  what: string
  kB: number
}

/**
 * The limits that protect readers from a slower portal. Each had at least 10 % of room when it was set, so that everyday work
 * never meets one. docs/performance.md lists them; a guard compares the two.
 */
export const budgets = {
  home: { what: 'signed-out home before the first paint', kB: 170 },
  demonstrations: { what: 'demonstrations of the signed-out home', kB: 16 },
  sharedChunk: { what: 'each other shared chunk', kB: 26 },
  own: { what: "a route's own code", kB: 31 },
  documentCheckOwn: { what: "the document check's own code", kB: 60 },
  total: { what: 'a route in all', kB: 355 },
  search: { what: 'dialog of the search', kB: 72 },
  console: { what: 'request console', kB: 45 },
  editor: { what: 'editor of the document check', kB: 132 },
} satisfies Record<string, Budget>

/** The limits of shared chunks that differ from `budgets.sharedChunk`. */
export const chunkBudgets: Readonly<Record<string, Budget>> = {
  api: { what: 'shared chunk `api`', kB: 31 },
  overlays: { what: 'shared chunk `overlays`', kB: 58 },
  forms: { what: 'shared chunk `forms`', kB: 18 },
  primitives: { what: 'shared chunk `primitives`', kB: 20 },
  openapi: { what: 'shared chunk `openapi`', kB: 30 },
}

/** The most requests that the signed-out home sends before the first paint. */
export const maxHomeRequests = 9

/** A measured size in kB, or a number of requests, and its limit. */
export interface Measurement {
  what: string
  size: number
  limit: number
  unit: 'kB' | 'requests'
}

/** The room that a limit should leave, as a share of the size. With less, the report says that it is due to be raised. */
const desiredRoom = 0.1

/** Returns a printable row for each measurement, the exceeded limits, and hints at limits that are nearly reached. */
export function judge(measurements: readonly Measurement[]): { lines: string[]; failures: string[]; hints: string[] } {
  const described = measurements.map((one) => ({ ...one, text: sizeOfLimit(one) }))
  return {
    lines: described.map(({ what, text }) => `${what.padEnd(64)} ${text.padStart(18)}`),
    failures: described.filter(({ size, limit }) => size > limit).map(({ what, text }) => `${what}: ${text}`),
    hints: described
      .filter(({ size, limit }) => size <= limit && (limit - size) / size < desiredRoom)
      .map(({ what, text }) => `${what}: ${text}`),
  }
}

function sizeOfLimit({ size, limit, unit }: Measurement): string {
  return `${size.toFixed(unit === 'kB' ? 1 : 0)} of ${limit} ${unit}`
}
