import { beforeAll, describe, expect, it } from 'vitest'
import { createSearchIndex } from '@/engines/search/ranking/search-index'
import type { SearchRecord } from '@/engines/search/record'
import { maxShardLength } from '@/engines/search/shards/format'
import { generatedRecords } from './generated-records'
import { answerFrom, firstOf, open, write, type Files } from './support'

const queries = `
order
orders
ord
o
sending
send order
cancel shipment
carton label
verify certificate
how do I print a label
the order
shipmnt
certifcate
asn
856
sendOrder
ordersend0
POST /orders
/orders/{id}
op: invoice
op:
guide: token
invoiceacknowledge2
3.0
Page 12
made
zzzz
xyzzy
deadline holiday
acknowledge`
  .trim()
  .split('\n')

const guide = (name: string, rest: Partial<SearchRecord> = {}): SearchRecord => ({
  group: 'guides',
  to: `/docs/made/${encodeURIComponent(name)}`,
  title: name,
  place: ['Made'],
  ...rest,
})

async function opened(files: Files) {
  const { index, requested } = await open(files)
  if (!index) throw new Error('There is no index')
  return { index, requested }
}

const texts = (files: Files) => [...files].map(([path, text]) => `${path}\n${text}`).join('\n')

describe('a published index', () => {
  const all = generatedRecords(600)
  const whole = createSearchIndex()
  let published: Awaited<ReturnType<typeof opened>>['index']
  beforeAll(async () => {
    whole.replace('all', all)
    published = (await opened(write({ public: all }))).index
  })

  it.each(queries)('has the same first results as all records: %s', async (text) => {
    const query = { text, limit: 3 }
    const [expected, found] = [whole.search(query), await answerFrom(published, query)]
    expect(firstOf(found)[0]).toBe(firstOf(expected)[0])
    expect(found.groups.map(({ group }) => group).toSorted()).toEqual(
      expected.groups.map(({ group }) => group).toSorted(),
    )
  })

  it('is asked for one shard per word, two where a word has a typo or another ending', async () => {
    const { index, requested } = await opened(write({ public: generatedRecords(400) }))
    const shardsFor = async (text: string) => {
      requested.length = 0
      await index.recordsFor({ text })
      return requested.filter(([path]) => /\/\d+\.json$/.test(path)).length
    }
    expect(await shardsFor('order')).toBe(1)
    expect(await shardsFor('carton label')).toBe(2)
    expect(await shardsFor('how do I refuse an invoice')).toBe(2)
    expect(await shardsFor('certifcate')).toBeLessThanOrEqual(2)
    // The last shards are still in memory.
    expect(await shardsFor('label carton')).toBe(0)
  })

  it('has the same files for the same records, and none much over the limit', () => {
    const records = generatedRecords(200)
    const files = write({ public: records })
    expect(texts(write({ public: structuredClone(records) }))).toBe(texts(files))
    expect(texts(write({ public: generatedRecords(200, 2) }))).not.toBe(texts(files))
    const longest = Math.max(...[...files.values()].map(({ length }) => length))
    expect(maxShardLength).toBe(40_000)
    expect(longest).toBeLessThan(maxShardLength * 1.2)
  })

  it('finds right-to-left texts, texts without spaces, and characters of two code units', async () => {
    const records = [
      guide('שליחת הזמנה', { text: 'שלחו את ההזמנה לתיבת הדואר של הרשת לפני סוף היום' }),
      guide('إرسال الفاتورة', { text: 'أرسل الفاتورة بعد الشحن إلى صندوق البريد' }),
      guide('送货单', { text: '在卡车到达之前发送送货单，并且包含所有纸箱的编号。'.repeat(20) }),
      guide('ใบแจ้งหนี้', { text: 'ส่งใบแจ้งหนี้หลังจากจัดส่งสินค้า' }),
      guide('Emoji', { text: `${'📦'.repeat(60)} carton ${'📦'.repeat(60)}` }),
    ]
    const files = write({ public: records })
    expect(texts(files)).not.toMatch(/\\ud[89a-f]/i)
    const { index } = await opened(files)
    for (const [text, title] of [
      ['הזמנה', 'שליחת הזמנה'],
      ['הדואר', 'שליחת הזמנה'],
      ['البريد', 'إرسال الفاتورة'],
      ['纸箱', '送货单'],
      ['ใบแจ้งหนี้', 'ใบแจ้งหนี้'],
      ['carton', 'Emoji'],
    ] as const) {
      const { groups } = await answerFrom(index, { text, limit: 1 })
      expect(groups[0]?.hits[0]?.title.map((part) => part.text).join('')).toBe(title)
    }
  })

  it('puts together the parts of a text that are in several shards', async () => {
    const filler = generatedRecords(200)
    const text = `The aardvark signs. ${'Filler words go here. '.repeat(40)} The zebra countersigns.`
    const { index } = await opened(write({ public: [...filler, guide('Signatures', { text })] }))
    const records = await index.recordsFor({ text: 'aardvark zebra' })
    expect(records.filter(({ title }) => title === 'Signatures')).toMatchObject([
      { text: expect.stringMatching(/^(?=.*aardvark signs)(?=.*zebra countersigns).{0,300}$/) as string },
    ])
  })

  it('of nothing answers nothing', async () => {
    const { index } = await opened(write({ public: [] }))
    expect(await index.recordsFor({ text: 'order' })).toEqual([])
    expect(await index.recordsFor({ text: '' })).toEqual([])
  })
})
