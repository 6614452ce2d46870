import type { Element, ElementContent } from 'hast'

/** Text and language of a `pre` element. */
export function codeOf(pre: Element): { code: string; language: string | undefined } {
  const code = pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
  const names = code?.properties['className']
  const name = Array.isArray(names) ? names.map(String).find((item) => item.startsWith('language-')) : undefined
  const text = (code ?? pre).children
    .map((child: ElementContent) => (child.type === 'text' ? child.value : ''))
    .join('')
  return { code: text.replace(/\n$/, ''), language: name?.slice('language-'.length) }
}
