import { recordOf } from '@/lib/json-values'

/** One entry of a table of contents, its text without the rules. */
export interface TocNode {
  text: string
  link: string | undefined
  /** Other addresses on which the entry is current too (DOC-13). */
  links: string[]
  children: TocNode[]
  /** Whether the link leads to an API document. */
  swagger: boolean
  rules: TocRules
}

/** The rules behind the text, after vertical bars (DOC-14). Unknown rules are ignored. */
export interface TocRules {
  internal: boolean
  login: boolean
  /** Feature flags that must be on. */
  flags: string[]
}

/** Entries nested deeper are left out. */
const maxDepth = 20

/**
 * Parses a toc.json, which is a list of entries or an object with the list in `children`, `items` or `toc`. Leaves out
 * whatever is not an entry.
 */
export function parseToc(json: unknown, depth = 0): TocNode[] {
  const list = Array.isArray(json) ? (json as unknown[]) : listIn(json)
  if (depth > maxDepth) return []
  return list.flatMap((item) => {
    const entry = recordOf(item)
    if (typeof entry?.['text'] !== 'string') return []
    const { text, rules } = parseRules(entry['text'])
    if (text === '') return []
    return [
      {
        text,
        rules,
        link: url(entry['link']),
        links: Array.isArray(entry['links']) ? entry['links'].flatMap((link) => url(link) ?? []) : [],
        children: parseToc(entry['children'] ?? [], depth + 1),
        swagger: entry['swagger'] === true || entry['api'] === true,
      },
    ]
  })
}

/** Splits the text of an entry into the text before the first bar and the rules after it, which have no order. */
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
  const object = recordOf(json)
  const list = object?.['children'] ?? object?.['items'] ?? object?.['toc']
  return Array.isArray(list) ? (list as unknown[]) : []
}

function url(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
