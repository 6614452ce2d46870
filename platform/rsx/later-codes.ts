import type { Code } from './catalogue'

/** Codes that came with version 7.4, by list: older versions do not have them. */
const laterCodes: Record<string, readonly string[]> = {
  PrimaryPOTypeCode: ['EO', 'TS'],
  ServiceLevelCode: ['DC', 'LM'],
}

/** The codes of a list before version 7.4. */
export function codesBefore74(list: string, codes: Code[]): Code[] {
  const later = laterCodes[list]
  return later ? codes.filter(({ value }) => !later.includes(value)) : codes
}
