import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import type { Finding } from '@/engines/rsx/findings/finding'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import type { DesignRule, RuleModel } from '@/engines/rsx/rule-model'
import type { RuleSources } from '@/engines/rsx/rule-sources'
import type { PackContent } from '@/engines/rule-pack/write-pack'
import { archiveOf, platformContent, platformNames, zipped } from '../engines/rule-pack/platform-pack'
import { plantedTable } from '../engines/rsx/planted/table'
import { formats } from '../engines/rsx/planted/cells'
import type { PlantedFile } from '../engines/rsx/planted/found-in'
import { platformSources } from '../engines/rsx/sources/platform-sources'
import { spawnTool } from './built-tool'
import { checkOnPage } from './page-check'
import { folderOf, removeFolder } from './run-tool'

const codes = Object.keys(kinds) as KindCode[]
const all = codes.flatMap((code) =>
  formats.flatMap((format) => {
    const cell = plantedTable[code][format]
    return typeof cell === 'string' ? [] : cell.map(({ file }) => file)
  }),
)

interface ReportedDocument {
  name: string
  findings: readonly unknown[]
  verdicts: readonly unknown[]
}

/** All that a reader sees of a finding. */
function shown({ place: { span, ...place }, reference: _reference, quickFix, code, ...finding }: Finding): unknown {
  const fix = quickFix && {
    label: quickFix.label,
    isCertain: quickFix.caution === undefined,
    caution: quickFix.caution,
  }
  const kind = kinds[code].number
  return JSON.parse(
    JSON.stringify({ code, kind, ...finding, place: { ...place, start: span.start, end: span.end }, quickFix: fix }),
  )
}

const found = new Set<string>()
const folders: string[] = []
afterAll(() => folders.forEach(removeFolder))

/** Checks files with the built tool and on the page, each alone or all together, and compares what both say. */
async function compareOutcomes(
  files: readonly PlantedFile[],
  content: PackContent,
  { isTogether = false, version }: { isTogether?: boolean; version?: string } = {},
) {
  const paths = files.map(({ name }, at) => `${at}/${name}`)
  const folder = folderOf(Object.fromEntries(files.map((file, at) => [paths[at] ?? '', file.content])))
  folders.push(folder)
  writeFileSync(join(folder, 'rules.zip'), await archiveOf(content))
  const options = [...(version === undefined ? [] : ['--version', version]), ...(isTogether ? ['--together'] : [])]
  const run = await spawnTool(['check', ...paths, '--rules', 'rules.zip', '--format', 'json', ...options], {
    cwd: folder,
  })
  expect(run.stderr).toBe('')
  const { documents } = JSON.parse(run.stdout) as { documents: ReportedDocument[] }
  const onPage = await checkOnPage(isTogether ? [files] : files.map((file) => [file]), content, version)
  for (const { code } of onPage.flatMap(({ findings }) => findings)) found.add(code)
  expect(documents.map(({ findings, verdicts }) => ({ findings, verdicts }))).toEqual(
    onPage.map(({ findings, result }) => ({
      findings: findings.map(shown),
      verdicts: result?.verdicts.map(({ retailer = null, ...verdict }) => ({ retailer, ...verdict })) ?? [],
    })),
  )
}

const platform = ['Orders', 'OrderAcks', 'Shipments', 'Invoices', 'InventoryInquiriesAndAdvices', 'Remittances']
const plainContent = (documents: readonly string[]) =>
  platformContent(
    Object.entries(platformNames).flatMap(([version, names]) =>
      names.filter((name) => documents.includes(name)).map((name) => platformSources(name, version)),
    ),
  )

/** A design in the form in which it is published. */
function dumpOf({ name, isVisible, isRequired, mandatoryFor, codes: qualifiers, ...rule }: DesignRule): object {
  const { minLengths, maxLengths, format, repeats, notes, children } = rule
  return {
    name,
    visible: isVisible,
    minOccurs: isRequired ? 1 : 0,
    maxOccurs: repeats ? 'unbounded' : 1,
    attributes: { minLength: minLengths, maxLength: maxLengths, format },
    extraProperties: {
      consolidatedMandatoryFor: mandatoryFor,
      consolidatedQualifiers: Object.fromEntries(qualifiers),
      consolidatedNotes: Object.fromEntries([...notes].map(([retailer, lines]) => [retailer, [...lines]])),
    },
    children: [...children.values()].map(dumpOf),
  }
}

/** The sources that a rule model could have been compiled from. */
function sourcesOf({ document, version, design, codeLists }: RuleModel): RuleSources {
  if (version === '7.7.4')
    return { ...platformSources(document), design: design && JSON.parse(JSON.stringify(dumpOf(design))) }
  // Cross-dock orders are the code that the former version lacks.
  expect(codeLists.get('PrimaryPOTypeCode')?.has('KN')).toBe(false)
  const schema = unzipSync(platformSources(document).schema)
  const former = Object.entries(schema).map(([name, bytes]) => [name, strToU8(withoutCode(strFromU8(bytes)))] as const)
  return { ...platformSources(document), version: formerVersion, schema: zipped(Object.fromEntries(former)) }
}

const formerVersion = '7.7.2'

function withoutCode(xsd: string): string {
  return xsd.replaceAll(/<xs:simpleType name="Code\.PrimaryPOTypeCode">[^]*?<\/xs:simpleType>/g, (type) =>
    type.replace(/<xs:enumeration value="KN"(?:\/>|>[^]*?<\/xs:enumeration>)/, ''),
  )
}

describe('the tool says what the page says', () => {
  test('of every planted document that the published rules judge', async () => {
    const files = all.filter(({ rules, order }) => !rules && order === undefined)
    expect(files.length).toBeGreaterThan(200)
    await compareOutcomes(files, plainContent(platform))
  })

  test('of every planted document beside its order', async () => {
    const files = all.filter(({ order }) => order !== undefined)
    expect(files.length).toBeGreaterThan(4)
    const content = plainContent(['Orders', 'OrderAcks', 'Shipments'])
    for (const { order = '', ...file } of files) {
      await compareOutcomes([{ name: 'PO1', content: order }, file], content, { isTogether: true })
    }
  })

  test('of every planted document that rules of its own judge', async () => {
    const groups = new Map<() => Promise<RuleModel>, PlantedFile[]>()
    for (const file of all) if (file.rules) groups.set(file.rules, [...(groups.get(file.rules) ?? []), file])
    expect(groups.size).toBeGreaterThan(10)
    for (const [rules, files] of groups) {
      const sources = sourcesOf(await rules())
      const { version, document } = sources
      const isFormer = version === formerVersion
      const later = isFormer ? [{ version: '7.7.4', schema: platformSources(document).schema }] : []
      const schemaNames = isFormer ? { ...platformNames, [formerVersion]: [document] } : platformNames
      const retailers = files[0]?.retailers ?? []
      const content = { ...platformContent([], { schemaNames, retailers }), documents: [{ sources, later }] }
      await compareOutcomes(files, content, isFormer ? { version } : {})
    }
  })

  test('of documents with findings of every kind', () => {
    expect(codes.filter((code) => !found.has(code))).toEqual([])
  })
})
