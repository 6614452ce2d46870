import { describe, expect, it } from 'vitest'
import { services } from '../../platform/seed/services'
import { apiDocument, apiDocuments, everything, filesWith, read } from './site'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const day = String.raw`(?:20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d\d(?:\d\d)?|(?:the end of )?(?:${months}|Q[1-4])(?: \d{1,2})?,? 20\d\d|\d{1,2} (?:${months}) 20\d\d)`
const end = new RegExp(
  String.raw`\b(?:until|till|by|before|later than|ends|ended|closes|closed|expires|expired|retired)\b (?:on |in |at )?${day}`,
  'gi',
)
/** Words about the end of something, with its day. */
const namedEnds = (text: string) => text.match(end) ?? []

/** The texts of all pages without their samples, and of all API documents. */
const texts: [file: string, text: string][] = []
for (const file of [...filesWith('.md'), ...apiDocuments()]) {
  const text = (await read(file, everything)) ?? ''
  texts.push([
    file,
    text
      .split(/^\s*```/m)
      .filter((_, index) => index % 2 === 0)
      .join('\n'),
  ])
}
const findings = (find: (text: string) => readonly string[]) =>
  texts.flatMap(([file, text]) => find(text).map((found) => `${file}: ${found}`))

describe('texts that stay true', () => {
  it('name no day on which something ends, because the day passes and the text stays', () => {
    for (const text of [
      'Version 1 answers until 2026-10-31.',
      'accepted until 7/1/26; calls',
      'The implicit flow ends on July 1, 2026.',
      'It is closed 1 July 2026',
      'Move to it by the end of September 2026.',
    ])
      expect(namedEnds(text)).toHaveLength(1)
    expect(namedEnds('The audience is `https://network.example` since 6/1/25.')).toEqual([])
    expect(findings(namedEnds)).toEqual([])
    expect(texts.length).toBeGreaterThan(100)
  })

  it('do not depend on whether their reader is signed in', () => {
    const conditions = (text: string) =>
      text.match(/\b(?:when|once|if|after|while) you (?:are|have) (?:signed|logged) in\b/gi) ?? []
    expect(conditions('The guide to batches is shown when you are signed in.')).toHaveLength(1)
    expect(findings(conditions)).toEqual([])
  })
})

describe('titles', () => {
  it('of operations are short, in English, without emoji, and different within a document', async () => {
    for (const file of apiDocuments()) {
      const { paths = {} } = ((await apiDocument(file)) ?? {}) as { paths?: Record<string, Record<string, unknown>> }
      const summaries = Object.values(paths)
        .flatMap((item) => Object.values(item))
        .map((operation) => (operation as { summary?: string } | null)?.summary)
        .filter((summary) => summary !== undefined)
        .map((summary) => summary.split('|')[0]?.trim() ?? '')
      expect([file, summaries.filter((title) => !/^[A-Z][\w ,:/'’().-]{2,59}$/.test(title))]).toEqual([file, []])
      expect([file, summaries.filter((title, index) => summaries.indexOf(title) !== index)]).toEqual([file, []])
    }
  })

  it('of entries of tables of contents are short, in English and without emoji', async () => {
    for (const file of filesWith('toc.json')) {
      const entries = [...((await read(file, everything)) ?? '').matchAll(/"text":\s*"([^"|]*)/g)].map(
        ([, text = '']) => text,
      )
      expect(entries).not.toEqual([])
      expect([file, entries.filter((title) => !/^[A-Z\d][\w ,:/'’().?&-]{1,59}$/.test(title.trim()))]).toEqual([
        file,
        [],
      ])
    }
  })
})

it('each service says in a sentence what it is for', () => {
  expect(services.map(({ description }) => description).filter((text) => !/^[A-Z][^/]{20,}\.$/.test(text))).toEqual([])
})
