import { describe, expect, test } from 'vitest'
import type { DocumentNode } from '@/engines/rsx/document-tree'
import { isCertain, type Edit, type Finding } from '@/engines/rsx/findings/finding'
import { kinds, type KindCode } from '@/engines/rsx/findings/kinds'
import { openFile } from '@/engines/rsx/read/open-file'
import { readDocument } from '@/engines/rsx/read/read-document'
import { compiledRules } from '../check/compiled-rules'
import { freeYielder } from '../yielders'
import { formats } from './cells'
import { foundIn, type PlantedFile } from './found-in'
import { plantedTable } from './table'

const codes = Object.keys(kinds) as KindCode[]
const planted = codes.flatMap((code) =>
  formats.flatMap((format) => {
    const cell = plantedTable[code][format]
    return typeof cell === 'string' ? [] : cell.map(({ file }, at) => ({ code, format, at, file }))
  }),
)

function applied(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((file, { span, text: by }) => file.slice(0, span.start) + by + file.slice(span.end), text)
}

/** The values of a file with content, by name, whatever groups they are in. */
async function valuesOf(file: PlantedFile): Promise<{ name: string; value: string; span: DocumentNode['span'] }[]> {
  const { name, content } = file
  const rules = await (file.rules?.() ?? compiledRules(file.document ?? 'Orders'))
  const opened = openFile(name, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const reading = await readDocument(opened, rules, freeYielder())
  const open = [...(reading?.document.records ?? [])]
  const values: { name: string; value: string; span: DocumentNode['span'] }[] = []
  for (let node = open.pop(); node; node = open.pop()) {
    const { text, span } = node
    if (text !== undefined && text.trim() !== '') values.push({ name: node.name, value: text, span })
    open.push(...node.children)
  }
  return values
}

/** Whether a value is not at the place of a finding, so that its fix may not change it. */
function isElsewhere(span: DocumentNode['span'], { place }: Finding): boolean {
  return span.end <= place.span.start || span.start >= place.span.end
}

const keyOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

/** Takes texts out of others, each once. */
function without(texts: readonly string[], taken: readonly string[]): string[] {
  const left = [...texts]
  for (const one of taken) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left.toSorted()
}

describe('applying the correction of a planted error', () => {
  test.each(planted)('corrects $code in $format, $at', async ({ code, file }) => {
    const { findings, text } = await foundIn(file)
    for (const finding of findings) {
      const { quickFix } = finding
      if (!quickFix) continue
      const fixed = { ...file, content: applied(text, quickFix.edits) }
      const after = await foundIn(fixed)
      // The finding is gone: there is none of its kind at its place any more.
      const same = after.findings.filter((one) => one.code === code && one.place.path === finding.place.path)
      expect({ quickFix, same: finding.code === code ? same : [] }).toEqual({ quickFix, same: [] })
      if (!isCertain(quickFix)) continue
      const before = await valuesOf({ ...file, content: text })
      const values = (await valuesOf(fixed)).map(keyOf)
      // Every value at another place is there as before.
      const elsewhere = before.filter(({ span }) => isElsewhere(span, finding)).map(keyOf)
      expect({ quickFix, lost: without(elsewhere, values) }).toEqual({ quickFix, lost: [] })
    }
  })
})

test('corrections without a caution are not rare, so that this is proven of many', async () => {
  const fixable = await Promise.all(planted.map(async ({ file }) => (await foundIn(file)).findings))
  expect(fixable.flat().filter(({ quickFix }) => isCertain(quickFix)).length).toBeGreaterThan(25)
})
