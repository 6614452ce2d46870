/** How much `changes.json` may hold: it is parsed on the page's thread. Lengths are in characters. */
export const maxChanges = {
  entries: 100,
  rows: 40,
  wordingRows: 10,
  deprecations: 40,
  documents: 40,
  placeDepth: 40,
  nameLength: 120,
  valueLength: 300,
  reasonLength: 600,
  linkLength: 1000,
  /** How large the entries are together, without those that have no rows: older entries lose their rows and keep their counts. */
  bytes: 60_000,
} as const
