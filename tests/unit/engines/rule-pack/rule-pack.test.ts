import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020'
import { downloadZip } from 'client-zip'
import { describe, expect, test } from 'vitest'
import { ageInDays, ageText } from '@/engines/rule-pack/describe-pack'
import { manifestName, packFormatVersion, packLimits } from '@/engines/rule-pack/manifest'
import { readPack } from '@/engines/rule-pack/read-pack'
import { packFiles } from '@/engines/rule-pack/write-pack'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { platformSources } from '../rsx/sources/platform-sources'
import { laterSchemas, platformContent, platformNames, zipped } from './platform-pack'

const orders = platformSources('Orders')
const early = platformSources('Orders', '7.3.0')
const remittances = { ...platformSources('Remittances'), reasons: { design: 'Remittances has no design' } }
const content = platformContent([orders, early, remittances], {
  created: new Date('2026-11-20T10:00:00Z'),
  retailers: ['Harbor & Pine'],
})

const text = new TextEncoder()
type Files = Record<string, Uint8Array<ArrayBuffer>>
const files = async (): Promise<Files> =>
  Object.fromEntries((await packFiles(content)).map(({ name, bytes }) => [name, bytes]))

/** The files of a pack with a changed manifest. */
async function withManifest(change: (manifest: Record<string, unknown>) => unknown): Promise<Files> {
  const all = await files()
  const manifest = JSON.parse(new TextDecoder().decode(all[manifestName])) as Record<string, unknown>
  return { ...all, [manifestName]: text.encode(JSON.stringify(change(manifest))) }
}

const refusalOf = async (archive: Uint8Array<ArrayBuffer>) =>
  readPack(archive).then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  )

describe('a rule pack', () => {
  test('has the same sources when it is read as when it was made, zipped as the portal zips it', async () => {
    const zip = downloadZip((await packFiles(content)).map(({ name, bytes }) => ({ name, input: bytes })))
    const pack = await readPack(new Uint8Array(await zip.arrayBuffer()))
    for (const sources of [orders, early, remittances]) {
      expect(pack.sourcesOf(sources.document, sources.version)).toEqual(sources)
    }
    expect(pack.laterSchemasOf('Orders', '7.3.0')).toEqual(laterSchemas(early))
    expect(pack.laterSchemasOf('Orders', '7.3.0').map(({ version }) => version)).toEqual(['7.7.4'])
    expect(pack.manifest).toMatchObject({ retailers: ['Harbor & Pine'], schemaNames: platformNames })
    expect(await compileRules(pack.sourcesOf('Orders', '7.7.4') ?? orders)).toMatchObject({ missing: [] })
  })

  test('has no rules of other documents and versions', async () => {
    const pack = await readPack(zipped(await files()))
    expect(pack.sourcesOf('Orders', '7.7.0')).toBeUndefined()
    expect(pack.laterSchemasOf('Invoices', '7.7.4')).toEqual([])
  })

  test('has a file once that several documents share', async () => {
    const names = Object.keys(await files())
    expect(names.filter((name) => name.startsWith('designs/'))).toEqual(['designs/Orders.json'])
  })

  test('is described by the schema of docs', async () => {
    const schema = JSON.parse(readFileSync('docs/rule-pack.schema.json', 'utf8')) as object
    const manifest = JSON.parse(new TextDecoder().decode((await files())[manifestName])) as Record<string, unknown>
    const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema)
    expect(validate(manifest) || validate.errors).toBe(true)
    expect(validate({ ...manifest, files: [{ path: '../a', bytes: 1, sha256: '' }] })).toBe(false)
  })

  test('says how old it is', async () => {
    const pack = await readPack(zipped(await files()))
    expect(ageInDays(pack, new Date('2026-11-28T09:00:00Z'))).toBe(7)
    expect(ageInDays(pack, new Date('2026-11-01T00:00:00Z'))).toBe(0)
    expect(ageText(pack)).toMatch(/^Rule pack of https:\/\/portal\.example, 2026-11-20, .+ old$/)
  })

  test('leaves out names that no tool can be asked for', async () => {
    const schemaNames = { '7.7.4': ['Orders', '../a'], '../7': ['Orders'] }
    const [manifest] = await packFiles({ ...content, schemaNames })
    expect(new TextDecoder().decode(manifest?.bytes)).not.toContain('..')
  })
})

describe('a rule pack is refused', () => {
  const schema = 'schemas/7.7.4/Orders.zip'
  const changed = (bytes: Uint8Array<ArrayBuffer> | undefined) => {
    const copy = new Uint8Array(bytes ?? [])
    copy[100] = (copy[100] ?? 0) ^ 1
    return copy
  }

  test.each<[string, (all: Files) => Files, RegExp]>([
    ['with a changed byte', (all) => ({ ...all, [schema]: changed(all[schema]) }), /Orders\.zip differs/],
    ['with a longer file', (all) => ({ ...all, [schema]: new Uint8Array(500_000) }), /Orders\.zip differs/],
    ['without a file', ({ [schema]: _schema, ...others }) => others, /Orders\.zip is missing\. Download it again\./],
    ['with a further file', (all) => ({ ...all, 'schemas/a.sh': text.encode('a') }), /does not name/],
    ['without a manifest', ({ [manifestName]: _manifest, ...others }) => others, /no manifest\.json/],
    ['whose manifest is not JSON', (all) => ({ ...all, [manifestName]: text.encode('{') }), /is not JSON/],
    ['whose manifest is of something else', (all) => ({ ...all, [manifestName]: text.encode('{}') }), /another format/],
    [
      'with a manifest of many bytes',
      (all) => ({ ...all, [manifestName]: new Uint8Array(packLimits.manifestBytes + 1) }),
      /manifest\.json differs/,
    ],
  ])('because of its files: %s', async (_what, change, message) => {
    expect(await refusalOf(zipped(change(await files())))).toMatch(message)
  })

  test.each<[string, (manifest: Record<string, unknown>) => unknown, RegExp]>([
    [
      'of a newer format',
      (one) => ({ ...one, formatVersion: packFormatVersion + 1 }),
      /has format 2.+Download the tool/,
    ],
    ['of no format', (one) => ({ ...one, formatVersion: 'a' }), /formatVersion/],
    [
      'with a path out of it',
      (one) => ({ ...one, files: [{ path: 'schemas/../../a', bytes: 1, sha256: 'a' }] }),
      /files\.path/,
    ],
    [
      'with a size of no file',
      (one) => ({ ...one, files: [{ path: 'schemas/a', bytes: 1e12, sha256: 'a' }] }),
      /files\.bytes/,
    ],
    ['with a retailer in two lines', (one) => ({ ...one, retailers: ['a\nb'] }), /retailers/],
    ['with a document of a wrong name', (one) => ({ ...one, schemaNames: { '7.7.4': ['a b'] } }), /schemaNames/],
    ['with a document of a file that it does not list', (one) => ({ ...one, files: [] }), /documents\.schema/],
    ['with a date that is none', (one) => ({ ...one, created: 'yesterday' }), /created/],
    ['with a date of no calendar', (one) => ({ ...one, created: '2026-13-41T00:00:00Z' }), /created/],
    ['of a portal that is no URL', (one) => ({ ...one, portal: 'portal' }), /portal/],
    ['with too many retailers', (one) => ({ ...one, retailers: Array.from({ length: 1001 }, () => 'a') }), /retailers/],
  ])('because of its manifest: %s', async (_what, change, message) => {
    expect(await refusalOf(zipped(await withManifest(change)))).toMatch(message)
  })

  test.each([
    ['that is no archive', text.encode('not an archive')],
    ['that is empty', new Uint8Array()],
  ])('because it is no archive: %s', async (_what, archive) => {
    expect(await refusalOf(archive)).toBe(
      'PackError: The file is not a rule pack: it is no ZIP archive, or a damaged one.',
    )
  })

  test('that unpacks to far more than it says', async () => {
    const bomb = await withManifest((one) => one)
    bomb[schema] = new Uint8Array(30_000_000)
    expect(await refusalOf(zipped(bomb))).toMatch(/Orders\.zip differs/)
  })
})
