import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { llmsText, pageFacts } from '@/engines/search/published/llms-text'
import { parseToc } from '@/engines/documentation/parse-toc'

const location = 'https://content.example/docs/label/'

function write(toc: unknown, pages: Record<string, string>, name = 'Labels') {
  const page = (url: string) => {
    const text = pages[url.slice(location.length)]
    return text === undefined ? undefined : pageFacts(parseMarkdown(text))
  }
  return llmsText({ toc: parseToc(toc), location, name, page })
}

describe('llms.txt', () => {
  it('lists each page once, in the order of the table of contents', async () => {
    const toc = [
      { text: 'Start', link: 'README' },
      {
        text: 'Guides',
        link: '/guides/first.md',
        children: [
          { text: 'A heading', link: 'guides/first#more' },
          { text: 'Second', link: 'guides/second', links: ['guides/third'] },
        ],
      },
      { text: 'Again', link: 'README.md' },
    ]
    const pages = { 'README.md': '# Labels of cartons\n\nText.', 'guides/second.md': '', 'guides/third.md': '# Third' }
    expect(await write(toc, pages)).toBe(
      [
        '# Labels of cartons',
        '> Text.',
        `## Pages\n\n- [Start](${location}README.md): Text.`,
        `## Guides\n\n- [Second](${location}guides/second.md)\n- [Third](${location}guides/third.md)\n`,
      ].join('\n\n'),
    )
  })

  it('lists what is elsewhere last, as optional', async () => {
    const toc = [
      { text: 'Status', link: 'https://status.example/' },
      { text: 'Start', link: 'README' },
    ]
    expect(await write(toc, { 'README.md': '# Labels' })).toBe(
      `# Labels\n\n## Pages\n\n- [Start](${location}README.md)\n\n## Optional\n\n- [Status](https://status.example/)\n`,
    )
  })

  it('leaves out entries with a rule, everything below them, and their pages under other entries', async () => {
    const toc = [
      { text: 'Open', link: 'open' },
      { text: 'Staff|internal', children: [{ text: 'Below', link: 'below' }] },
      { text: 'Members|login', link: 'members' },
      { text: 'Soon|flag:soon', link: 'soon' },
      { text: 'Members, by another name', link: 'members.md#top' },
    ]
    const pages = Object.fromEntries(['open', 'below', 'members', 'soon'].map((page) => [`${page}.md`, `# ${page}`]))
    expect(await write(toc, pages)).toBe(`# Labels\n\n## Pages\n\n- [Open](${location}open.md)\n`)
  })

  it('is not led out of the documentation, and hostile texts stay texts', async () => {
    const toc = [
      { text: 'Up', link: '../secret' },
      { text: 'Up encoded', link: '%2e%2e/%2e%2e/secret' },
      { text: 'Other host', link: '//attacker.example/page' },
      { text: 'Script', link: 'javascript:alert(1)' },
      { text: 'Rooted', link: '/admin' },
      { text: 'API', link: '../../x.json', swagger: true },
      { text: 'a](https://attacker.example)\n# b', link: 'page (1)' },
      { text: 'עברית', link: 'rtl' },
    ]
    const text = await write(toc, {
      'page%20(1).md': '# Title\n\n[text](x)\n\n## Below',
      'rtl.md': '# שלום\n\nמסמך <img src=x> אחד',
    })
    const page = `- [a\\](https://attacker.example) # b](${location}page%20%281%29.md): text`
    const rtl = `- [עברית](${location}rtl.md): מסמך אחד`
    const other = '- [Other host](https://attacker.example/page)'
    expect(text).toBe(`# Labels\n\n## Pages\n\n${page}\n${rtl}\n\n## Optional\n\n${other}\n`)
  })

  it('shortens a long summary between words', async () => {
    const text = await write([{ text: 'Long', link: 'long' }], { 'long.md': `# Long\n\n${'word '.repeat(100)}` })
    expect(text).toMatch(/: (word )+word…\n$/)
    expect(text.length).toBeLessThan(350)
  })
})
