import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runChanges } from '../../../scripts/changes/command'
import { api, entriesIn, folderWith, removeFolders, textIn } from './support'

removeFolders()
const errors: string[] = []
beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
})

/** A document for each of the four kinds of person: visitors, trials and developers by a feature flag, members, and staff. */
const toc = [
  { text: 'Version 1', link: 'openapi/v1.json', swagger: true },
  { text: 'Trial version|flag:printers', link: 'openapi/v2.json', swagger: true },
  { text: 'Member version|login', link: 'openapi/v3.json', swagger: true },
  { text: 'Staff|internal', children: [{ text: 'Staff version', link: 'openapi/v4.json', swagger: true }] },
]
const words = ['visitor', 'trial', 'member', 'staff']
const files = (suffix: string, rules = toc) => ({
  'toc.json': rules,
  ...Object.fromEntries(
    words.map((word, index) => {
      const document = api(`${index + 1}.0.0`, { [`/${word}-${suffix}`]: [] })
      const purge = { summary: `Purge ${suffix}|internal`, responses: { 204: { description: 'Done.' } } }
      const paths = { ...document.paths, [`/purge-${suffix}`]: { delete: purge } }
      return [`openapi/v${index + 1}.json`, { ...document, paths }]
    }),
  ),
})

const run = (now: string, before: string, ...args: string[]) =>
  runChanges([now, '--address', 'https://content.example/docs/label/', '--before', before, ...args], undefined)
const allTexts = (folder: string) => textIn(folder, 'changes.json') + textIn(folder, 'changes.atom')

describe('the changes of a public service', () => {
  it('are those of documents and operations that everybody may read', async () => {
    const now = folderWith(files('later'))
    expect(await run(now, folderWith(files('earlier')))).toBe(0)
    expect(entriesIn(now).map(({ documents }) => documents.map(({ name }) => name))).toEqual([['Version 1']])
    expect(allTexts(now)).toContain('visitor-later')
    expect(allTexts(now)).not.toMatch(/trial|member|staff|purge/i)
  })

  it('do not compare a document that becomes public with its private past, or with a private version', async () => {
    const open = toc.map((node) => ({ ...node, text: node.text.replace('|login', '') }))
    const now = folderWith(files('later', open))
    await run(now, folderWith(files('earlier')))
    expect(allTexts(now)).toContain('Member version is published')
    expect(allTexts(now)).toContain('Compared with Version 1.')
    expect(allTexts(now)).not.toMatch(/member-earlier|trial/i)
  })

  it('lose the entries of a document that becomes private', async () => {
    const first = folderWith(files('later'))
    await run(first, folderWith(files('earlier')))
    const closed = toc.map((node) => ({ ...node, text: node.text === 'Version 1' ? 'Version 1|login' : node.text }))
    const now = folderWith({ ...files('later', closed), 'changes.json': textIn(first, 'changes.json') })
    await run(now, first)
    expect(textIn(now, 'changes.json')).not.toMatch(/visitor|Version 1/)
  })

  it('are not written if a public document refers to a private one', async () => {
    const now = files('later')
    const paths = { '/labels': { $ref: 'v3.json#/paths/~1member-later' } }
    const folder = folderWith({ ...now, 'openapi/v1.json': { ...api('1.0.0', {}), paths } })
    expect(await run(folder, folderWith(files('earlier')))).toBe(1)
    expect(errors[0]).toMatch(/v3\.json: is not for all readers/)
  })
})

it('The changes of a private service are those that each of its readers may read', async () => {
  const now = folderWith(files('later'))
  await run(now, folderWith(files('earlier')), '--private')
  expect(allTexts(now)).toMatch(/member-later/)
  expect(allTexts(now)).not.toMatch(/trial|staff|purge/i)
})
