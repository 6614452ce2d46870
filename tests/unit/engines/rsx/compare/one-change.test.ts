import { expect, test, vi } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import { pathsOfLayout } from '@/engines/rsx/read/flat-framing'
import { randomFrom, type Random } from '../../../../support/random-numbers'
import { compiledRules } from '../check/compiled-rules'
import { exampleOf } from '../domain/support'
import { formats } from '../planted/cells'
import { comparedReadings, differencesOf, fileOf, sideOf, type Content } from './compare-texts'

// Each case reads two files.
vi.setConfig({ testTimeout: 60_000 })

type Branch = Record<string, unknown> | unknown[]

/** A member of a group or a list. */
interface Part {
  holder: Branch
  key: string
  /** Names from the record, without numbers. */
  path: string
}

function partsOf(holder: Branch, path = ''): Part[] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const below = Array.isArray(holder) ? path : [path, key].filter((name) => name !== '').join('/')
    const own = Array.isArray(value) ? [] : [{ holder, key, path: below }]
    return typeof value === 'object' && value !== null ? [...own, ...partsOf(value as Branch, below)] : own
  })
}

/** Changes one digit or letter, so that the value keeps its length and is another one. */
function otherValue(value: unknown): unknown {
  const text = String(value)
  const last = text.at(-1) ?? ''
  const digit = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'X' ? 'Y' : 'X'
  const other = text.slice(0, -1) + digit
  return typeof value === 'number' ? Number(other) : other
}

const isLeaf = ({ holder, key }: Part) => typeof Reflect.get(holder, key) !== 'object'

/** Changes or removes one part of a copy. Flat files have no other way to lose a group than to lose its values. */
function changeOne(content: Content, random: Random, isCarried: (path: string) => boolean, isFlat: boolean): Content {
  const record = structuredClone(content.record)
  const parts = partsOf(record).filter((part) => isCarried(part.path) && (!isFlat || isLeaf(part)))
  const part = parts[Math.floor(random() * parts.length)]
  if (!part) throw new Error('no part')
  const { holder, key } = part
  if (isLeaf(part) && (isFlat || random() < 0.7)) Reflect.set(holder, key, otherValue(Reflect.get(holder, key)))
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
  return { document: content.document, record }
}

/** An order of two lines, and a shipment of a pallet with two cartons. */
const contents: readonly Content[] = [
  shortened('PO104415-1-v7.7-CrossDock', ['LineItem']),
  shortened('SH104417-1-v7.7-BulkImport_TareLevel', ['OrderLevel.0.PackLevel', 'OrderLevel.0.PackLevel.0.PackLevel']),
]

function shortened(stem: string, lists: readonly string[]): Content {
  const { document, record } = exampleOf(stem)
  const copy = structuredClone(record)
  for (const list of lists) {
    const found = list.split('.').reduce<unknown>((group, name) => Reflect.get(group as object, name), copy)
    if (!Array.isArray(found)) throw new Error(`no list ${list}`)
    found.length = Math.min(2, found.length)
  }
  return { document, record: copy }
}

const isFlat = (format: DocumentFormat) => format === 'CSV' || format === 'Positional'
const casesEach = 500

test.each(contents)('one change in one place of $document is one row, wherever it is', async (content) => {
  const { csvLayout, positionalLayout } = await compiledRules(content.document)
  const carried = [csvLayout, positionalLayout].map((layout) => pathsOfLayout(layout ?? []))
  const unchanged = new Map<DocumentFormat, Awaited<ReturnType<typeof sideOf>>>()
  const failed: unknown[] = []
  for (let seed = 1; seed <= casesEach; seed += 1) {
    const random = randomFrom(seed)
    const pick = () => formats[Math.floor(random() * formats.length)] ?? 'XML'
    const [from, to] = [pick(), pick()]
    const flat = isFlat(from) || isFlat(to)
    const other = changeOne(content, random, (path) => !flat || carried.every((paths) => paths.has(path)), flat)
    const isReversed = random() < 0.5
    const before = unchanged.get(from) ?? (await sideOf(content.document, fileOf(content, from)))
    unchanged.set(from, before)
    const after = await sideOf(content.document, fileOf(other, to, 'b'))
    const rows = differencesOf(await (isReversed ? comparedReadings(after, before) : comparedReadings(before, after)))
    if (rows.length !== 1) failed.push({ seed, from, to, rows })
  }
  expect(failed).toEqual([])
})
