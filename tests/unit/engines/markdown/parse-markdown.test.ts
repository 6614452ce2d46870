import type { Element, Root, RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { textOf } from '@/engines/markdown/hast-tree'
import { sanitize } from '@/engines/markdown/sanitize'

function elements(tree: Root, tagName: string): Element[] {
  const found: Element[] = []
  const visit = (node: RootContent) => {
    if (node.type !== 'element') return
    if (node.tagName === tagName) found.push(node)
    node.children.forEach(visit)
  }
  tree.children.forEach(visit)
  return found
}

function depthOf(node: Root | RootContent): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 1
}

const addresses = (text: string) => elements(parseMarkdown(text).tree, 'a').map(({ properties }) => properties['href'])

describe('headings', () => {
  it('have ids as on GitHub, and repeated ones are numbered', () => {
    const { headings, title } = parseMarkdown(
      '# The API\n## What’s new?\n### `GET /x`\n## What’s new?\n## Größe\n## main',
    )
    expect(title).toBe('The API')
    expect(headings).toEqual([
      { id: 'whats-new', text: 'What’s new?', level: 2 },
      { id: 'get-x', text: 'GET /x', level: 3 },
      { id: 'whats-new-1', text: 'What’s new?', level: 2 },
      { id: 'größe', text: 'Größe', level: 2 },
      { id: 'main-1', text: 'main', level: 2 },
    ])
  })

  it('of the first level occur once', () => {
    const { tree, title } = parseMarkdown('# One\n\n# Two')
    expect(title).toBe('One')
    expect(elements(tree, 'h1')).toHaveLength(1)
    expect(elements(tree, 'h2')).toHaveLength(1)
  })
})

describe('tables', () => {
  it('are labelled by the heading above them, each differently', () => {
    const table = '| a |\n|---|\n| 1 |\n\n'
    const { tree } = parseMarkdown(`${table}# Limits\n\n${table}## Of \`calls\`\n\n${table}Text\n\n${table}`)
    expect(elements(tree, 'table').map(({ properties }) => properties['ariaLabel'])).toEqual([
      'table',
      'Limits, table',
      'Of calls, table',
      'Of calls, table 2',
    ])
  })
})

describe('the extensions of GitHub', () => {
  it('tables keep their alignment, task lists and footnotes work', () => {
    const { tree, headings } = parseMarkdown(
      '| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n\nNote.[^n]\n\n[^n]: The note.',
    )
    expect(elements(tree, 'td').at(1)?.properties).toEqual({ align: 'right' })
    expect(elements(tree, 'input').at(0)?.properties).toMatchObject({ type: 'checkbox', checked: true, disabled: true })
    expect(elements(tree, 'section')).toHaveLength(1)
    expect(elements(tree, 'a').map(({ properties }) => properties['href'])).toEqual([
      '#user-content-fn-n',
      '#user-content-fnref-n',
    ])
    expect(headings).toEqual([])
  })

  it('callouts are the five kinds, every other quote stays a quote', () => {
    const { tree } = parseMarkdown('> [!WARNING]\n> Hot.\n\n> [!CAUTION]\n>\n> Hot, too.\n\n> [!OTHER]\n> Plain.')
    expect(elements(tree, 'div').map(({ properties }) => properties['dataCallout'])).toEqual(['warning', 'caution'])
    expect(elements(tree, 'blockquote')).toHaveLength(1)
  })
})

describe('hostile content', () => {
  it('raw HTML, scripts, handlers and styles are dropped', () => {
    const { tree } = parseMarkdown(
      'a <b onclick="x()">b</b> <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n<style>*{}</style>\n\n<svg onload=alert(1)></svg>\n\n<iframe src="https://x.example"></iframe>',
    )
    expect(JSON.stringify(tree)).not.toMatch(/script|onclick|onerror|style|svg|iframe|alert/i)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java&Tab;script:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
  ])('a link to %s is text', (url) => {
    expect(addresses(`[x](<${url}>)`)).toEqual([])
  })

  it('http, https, mailto and relative links stay', () => {
    const links = ['https://a.example/', 'http://a.example/', 'mailto:a@b.example', '../x', '#y', 'a:b/../c'.slice(2)]
    expect(addresses(links.map((link) => `[x](${link})`).join(' '))).toEqual(links)
  })

  it('images of other schemes are left out', () => {
    expect(elements(parseMarkdown('![x](data:image/svg+xml,<svg>) ![y](a.png)').tree, 'img')).toHaveLength(1)
  })

  it('deep nesting is cut, so that nothing runs out of stack', () => {
    expect(depthOf(parseMarkdown(`${'> '.repeat(500)}deep`).tree)).toBeLessThan(100)
  })

  it('endless words have places to break, except in code', () => {
    const word = 'w'.repeat(1000)
    const { tree } = parseMarkdown(`${word}\n\n\`\`\`\n${word}\n\`\`\``)
    expect(elements(tree, 'wbr')).toHaveLength(9)
    expect(elements(tree, 'pre').flatMap((pre) => elements({ type: 'root', children: [pre] }, 'wbr'))).toEqual([])
    expect(tree.children.map(textOf).join('')).toContain(word)
  })

  it('pages that are too long or have too many elements are refused', () => {
    expect(() => parseMarkdown('a'.repeat(10_000_000))).toThrow('too long')
    const rule: Element = { type: 'element', tagName: 'hr', properties: {}, children: [] }
    expect(() => sanitize({ type: 'root', children: Array.from({ length: 20_001 }, () => rule) })).toThrow('too many')
  })
})
