import type { Element, Root, RootContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '@/engines/markdown/parse-html'

/** Writes a tree as one line: each element in parentheses, with its properties. */
function treeLine(node: Root | RootContent | Element['children'][number]): string {
  if (node.type === 'text') return node.value === '\n' ? '' : node.value
  if (node.type !== 'element' && node.type !== 'root') return '?'
  const content = node.children.map(treeLine).join('')
  if (node.type === 'root') return content
  const properties = Object.entries(node.properties).map(([name, value]) => ` ${name}=${String(value)}`)
  return `(${node.tagName}${properties.join('')}: ${content})`
}
function outcome(text: string): string {
  try {
    parseHtml(text)
    return 'parsed'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const lineOf = (text: string) => treeLine(parseHtml(text).tree)

describe('Markdown with HTML', () => {
  it.each([
    [
      '<p>Creates a <b>payment</b>.</p>\n\n<p>Then <a href="/docs/confirm">confirm</a> it.</p>',
      '(p: Creates a (strong: payment).)(p: Then (a href=/docs/confirm: confirm) it.)',
    ],
    ['One<br>two<br/>three', '(p: One(br: )two(br: )three)'],
    ['<ul><li>First</li><li><code>second</code></li></ul>', '(ul: (li: First)(li: (code: second)))'],
    ['Use <tt>x</tt> *and* **y**', '(p: Use (code: x) (em: and) (strong: y))'],
    ['<div>A line</div><div><p>A box</p></div>', '(p: A line)(p: A box)'],
    ['<details><summary>More</summary>\n\n- item\n\n</details>', '(p: More)(ul: (li: item))'],
    [
      '<table><tr><th>Code</th></tr><tr><td>200</td></tr></table>',
      '(table ariaLabel=table: (tbody: (tr: (th: Code))(tr: (td: 200))))',
    ],
    ['a &lt;b&gt; c < d', '(p: a <b> c < d)'],
    ['Send <token> as Bearer <api_key> with <b>it', '(p: Send <token> as Bearer <api_key> with (strong: it))'],
    ['<fullname>Plans</fullname> <p>Of <x-y>scale</x-y>, </z> by <z></p>', '(p: Plans )(p: Of scale,  by <z>)'],
  ])('%s', (text, line) => {
    expect(lineOf(text)).toBe(line)
  })

  it('is read like Markdown without it', () => {
    expect(lineOf('# Head\n\n- [x] done[^1]\n\n[^1]: note')).toContain('(h1 id=head: Head)')
  })
})

describe('hostile HTML', () => {
  it('leaves nothing but text, safe links and safe images', () => {
    const text = `a <b onclick="x()" id="samples" class="c" style="color:red">b</b> <img src=x onerror=alert(1)>

<script>alert(1)</script><style>*{}</style><svg onload=alert(1)><script>alert(1)</script></svg>
<iframe src="https://x.example">frame</iframe><form action="https://x.example"><input name="password" type="text"><button>go</button></form>
<a href="javascript:alert(1)">one</a> <a href="data:text/html,x">two</a> <a href="https://ok.example" target="_blank" onclick="x()">three</a>
<object data="x"></object><embed src="x"><base href="https://x.example"><meta http-equiv="refresh" content="0"><template><b>no</b></template>`
    const line = lineOf(text)
    expect(line).not.toMatch(
      /onclick|onerror|onload|style|svg|iframe|alert|form|input|button|target|samples|javascript|data:|object|embed|base|meta|script/i,
    )
    expect(line).toContain('(a href=https://ok.example: three)')
    expect(line).toContain('(strong: b) (img src=x: )')
  })

  it.each([
    ['deep', '<div>'.repeat(15_000)],
    ['open', '<b><p>'.repeat(10_000)],
    ['links', '<a href=x>'.repeat(10_000)],
    ['tables', '<table><tr><td>'.repeat(5_000)],
    ['comment', `<!--${'-'.repeat(90_000)}`],
    ['attributes', `<b ${Array.from({ length: 8_000 }, (_, i) => `a${i}=1`).join(' ')}>x`],
  ])('of 100,000 characters is parsed or refused: %s', (_, text) => {
    expect(outcome(text)).toMatch(/^(parsed|Maximum call stack size exceeded|The page has too many elements)$/)
  })
})
