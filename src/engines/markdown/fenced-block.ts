import type { Element, ElementContent } from 'hast'
import { resolveUrl } from '@/lib/document-url'

/** A fenced block of a page: its text, and the language after the opening fence. */
export interface FencedBlock {
  code: string
  language: string | undefined
}

/** The request of a block of language `schema-viewer`. */
export interface SchemaViewerRequest {
  method: 'GET'
  url: string
  /** `private` if the token goes along. */
  access: 'public' | 'private'
}

/** Reads the fenced block that a `pre` element holds. */
export function fencedBlock(pre: Element): FencedBlock {
  const code = pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
  const classNames = code?.properties['className']
  const className = Array.isArray(classNames)
    ? classNames.map(String).find((item) => item.startsWith('language-'))
    : undefined
  const text = (code ?? pre).children
    .map((child: ElementContent) => (child.type === 'text' ? child.value : ''))
    .join('')
  return { code: text.replace(/\n$/, ''), language: className?.slice('language-'.length) }
}

/**
 * The request that a block of language `schema-viewer` stands for (DOC-55): one line with an address, then the word
 * `private` if the token goes along. Always GET, because opening a page must not change anything.
 */
export function schemaRequest({ code, language }: FencedBlock): SchemaViewerRequest | undefined {
  if (language !== 'schema-viewer') return undefined
  const [url = '', access] = code.trim().split(/\s+/)
  const protocol = url === '' ? undefined : resolveUrl(url)?.protocol
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return { method: 'GET', url, access: access === 'private' ? 'private' : 'public' }
}
