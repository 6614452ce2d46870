/** One entry of a table of contents (2 §3), its rules taken out of the text. */
export interface TocNode {
  text: string
  link: string | undefined
  /** Further addresses that belong to the entry: it is current on them too. */
  links: string[]
  children: TocNode[]
  /** The link leads to an API document. */
  swagger: boolean
  rules: TocRules
}

/** What follows the text after vertical bars (decisions, Documentation). Unknown rules are ignored. */
export interface TocRules {
  internal: boolean
  login: boolean
  /** Names of features that must be on. */
  flags: string[]
}

/** Deeper entries are left out. */
const deepest = 20

/**
 * Reads a toc.json. Tolerant: what is not an entry is left out, an object may hold the list in `children`, `items` or
 * `toc`, a link may be missing or null.
 */
export function parseToc(json: unknown, depth = 0): TocNode[] {
  const list = Array.isArray(json) ? (json as unknown[]) : listIn(json)
  if (depth > deepest) return []
  return list.flatMap((item) => {
    const entry = record(item)
    if (typeof entry?.['text'] !== 'string') return []
    const { text, rules } = parseRules(entry['text'])
    if (text === '') return []
    return [
      {
        text,
        rules,
        link: address(entry['link']),
        links: Array.isArray(entry['links']) ? entry['links'].flatMap((link) => address(link) ?? []) : [],
        children: parseToc(entry['children'] ?? [], depth + 1),
        swagger: entry['swagger'] === true || entry['api'] === true,
      },
    ]
  })
}

/** Splits an entry's text: the part before the first bar is the text, the others are rules in any order. */
export function parseRules(raw: string): { text: string; rules: TocRules } {
  const [text = '', ...rest] = raw.split('|').map((part) => part.trim())
  const names = rest.map((rule) => rule.toLowerCase())
  return {
    text,
    rules: {
      internal: names.includes('internal'),
      login: names.includes('login'),
      flags: rest.flatMap((rule) => /^flag:\s*(.+)$/i.exec(rule)?.[1] ?? []),
    },
  }
}

function listIn(json: unknown): unknown[] {
  const object = record(json)
  const list = object?.['children'] ?? object?.['items'] ?? object?.['toc']
  return Array.isArray(list) ? (list as unknown[]) : []
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function address(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
