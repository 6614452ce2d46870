import { strFromU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archiveOf, unpack } from '@/features/rsx/schema-download/model/archive'
import { readZip } from '@/engines/rsx/read-zip'

const bytes = (text: string) => new TextEncoder().encode(text)
const zip = (files: Record<string, string>, level: 0 | 6 = 6) =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])), {
      level,
    }),
  ])
const open = async (archive: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))).map(([name, content]) => [
      name,
      strFromU8(content),
    ]),
  )

describe('an archive', () => {
  it.each([0, 6] as const)('is read, compressed at level %i', async (level) => {
    const files = { 'a.xsd': 'x'.repeat(5000), 'folder/b.json': '{}', 'ünï.txt': 'ä' }
    const entries = await readZip(zip(files, level))
    const read = await Promise.all(entries.map(async ({ name, content }) => [name, await content.text()] as const))
    expect(Object.fromEntries(read)).toEqual(files)
  })

  it('that is damaged, or not an archive, is refused', async () => {
    await expect(readZip(new Blob(['<html>not a zip</html>']))).rejects.toThrow('not an archive')
    await expect(readZip(new Blob([]))).rejects.toThrow('not an archive')
    const whole = zip({ 'a.txt': 'x'.repeat(5000) }, 0)
    await expect(readZip(whole.slice(4000))).rejects.toThrow('damaged')
  })
})

describe('several schemas', () => {
  it('become one archive without an archive inside', async () => {
    const files = [
      { name: 'Orders-7.7.4-schema.zip', content: zip({ 'Orders.xsd': '<orders/>' }) },
      { name: 'Invoices-7.7.4-schema.zip', content: zip({ 'main.xsd': '<a/>', 'types/common.xsd': '<b/>' }) },
      { name: 'Orders-sip-schema.xsd', content: new Blob(['<sip/>']) },
    ]
    const archive = await archiveOf((await Promise.all(files.map(unpack))).flat())
    expect(await open(archive)).toEqual({
      'Orders-7.7.4-schema.xsd': '<orders/>',
      'Invoices-7.7.4-schema/main.xsd': '<a/>',
      'Invoices-7.7.4-schema/types/common.xsd': '<b/>',
      'Orders-sip-schema.xsd': '<sip/>',
    })
  })

  it('stay in the folder in which the archive is unpacked', async () => {
    const entries = await unpack({
      name: 'Orders-7.7.4-schema.zip',
      content: zip({ '../../up.xsd': '', '/root.xsd': '', 'a\\..\\b.xsd': '', './here..xsd': '' }),
    })
    expect(entries.map(({ name }) => name)).toEqual(
      ['up.xsd', 'root.xsd', 'a/b.xsd', 'here..xsd'].map((name) => `Orders-7.7.4-schema/${name}`),
    )
  })
})
