import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '@/engines/markdown/parse-markdown'
import { guideRecords } from '@/engines/search/sources/guides'

const place = { to: '/docs/label/guides/pdf', title: 'PDF', place: ['Shipping Labels'] }
const recordsOf = (text: string) => guideRecords(parseMarkdown(text), place)

describe('the records of a guide', () => {
  it('are the page and each heading with the text below it, at the address that the page gives it', () => {
    expect(
      recordsOf('# Labels as PDF\n\nStart here.\n\n## One page\n\nText.\n\n### One page\n\n1. First\n2. Then'),
    ).toEqual([
      { group: 'guides', to: place.to, title: 'Labels as PDF', place: ['Shipping Labels'], text: 'Start here.' },
      {
        group: 'guides',
        to: `${place.to}#one-page`,
        title: 'One page',
        place: ['Shipping Labels', 'Labels as PDF'],
        text: 'Text.',
      },
      {
        group: 'guides',
        to: `${place.to}#one-page-1`,
        title: 'One page',
        place: ['Shipping Labels', 'Labels as PDF'],
        text: 'First Then',
      },
    ])
  })

  it('take the title of the table of contents when the text has none', () => {
    expect(recordsOf('Only text.').map(({ title }) => title)).toEqual(['PDF'])
    expect(recordsOf('')).toEqual([{ group: 'guides', to: place.to, title: 'PDF', place: ['Shipping Labels'] }])
  })

  it('keep the words of cells, lists and quotes apart', () => {
    const [record] = recordsOf(
      '| Code | Means |\n| - | - |\n| ST | Ship to |\n\n> [!NOTE]\n> Careful.\n\n- `a`\n- b **c**',
    )
    expect(record?.text).toBe('Code Means ST Ship to Careful. a b c')
  })

  it('have plain text where Markdown has HTML or code', () => {
    const records = recordsOf('## `GET` <b>one</b> &lt;two&gt;\n\n```js\nalert("x")\n```')
    expect(records[1]).toMatchObject({ title: 'GET one <two>', text: 'alert("x")' })
  })

  it('encode the hash of a heading in another script', () => {
    expect(recordsOf('## Über Größen')[1]?.to).toBe(`${place.to}#${encodeURIComponent('über-größen')}`)
  })

  it('give the footnotes to the page and not to the last heading', () => {
    const [page, heading] = recordsOf('# T\n\nText[^1].\n\n## Last\n\nEnd.\n\n[^1]: Small print.')
    expect(page?.text).toContain('Small print.')
    expect(heading?.text).toBe('End.')
  })

  it('are limited in number and length', () => {
    const records = recordsOf(`${'word '.repeat(5_000)}\n\n${'## H\n\n'.repeat(1_000)}`)
    expect(records).toHaveLength(500)
    expect(records[0]?.text).toHaveLength(4_000)
  })
})
