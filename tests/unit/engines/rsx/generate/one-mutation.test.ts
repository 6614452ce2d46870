import { beforeAll, expect, it } from 'vitest'
import type { DocumentFormat } from '@/engines/rsx/document-tree'
import type { Finding } from '@/engines/rsx/findings/finding'
import { generateSet, type Sample } from '@/engines/rsx/generate/generate'
import { createPicks } from '@/engines/rsx/generate/picks'
import { fulfilmentModels } from '@/engines/rsx/generate/sample-options'
import { addNode, samplePath, visit, type SampleNode } from '@/engines/rsx/generate/sample-tree'
import { writeSample } from '@/engines/rsx/samples'
import type { KindCode } from '@/engines/rsx/findings/kinds'
import { pathsOfLayout } from '@/engines/rsx/read/flat-framing'
import type { RuleModel, ValueRule } from '@/engines/rsx/rule-model'
import { foundIn } from '../planted/found-in'
import { formats, optionsOf, rulesOfSet } from './support'

// Compiling rules takes longer than one test may on a busy machine.
beforeAll(() => rulesOfSet())

/** One change of a generated document, with the only error that it makes. */
interface Mutation {
  error: KindCode
  formats: readonly DocumentFormat[]
  /** Whether it can be made at a node. */
  fits: (node: SampleNode, rules: RuleModel) => boolean
  /** Changes a node. @returns what takes the change back. */
  change: (node: SampleNode) => () => void
}

const valueOf = ({ element }: SampleNode): ValueRule | undefined =>
  element.content.kind === 'value' ? element.content : undefined
const isText = (node: SampleNode) => valueOf(node)?.type === 'string' && valueOf(node)?.codeList === undefined

function write(node: SampleNode, text: string) {
  const before = node.text
  node.text = text
  return () => void (node.text = before)
}
function rename(node: SampleNode, name: string) {
  const before = node.name
  node.name = name
  return () => void (node.name = before)
}
/** Changes the children of a group. */
function rearrange(group: SampleNode | undefined, change: (children: SampleNode[]) => void) {
  const before = [...(group?.children ?? [])]
  change(group?.children ?? [])
  return () => void group?.children.splice(0, Infinity, ...before)
}

const tree: readonly DocumentFormat[] = ['XML', 'JSON']

const mutations: readonly Mutation[] = [
  {
    error: 'no-such-date',
    formats,
    fits: (node) => valueOf(node)?.type === 'date',
    change: (node) => write(node, '2026-02-30'),
  },
  {
    error: 'not-a-number',
    // A text without quotes is no JSON.
    formats: ['XML', 'CSV', 'Positional'],
    fits: (node) => valueOf(node)?.type === 'decimal',
    change: (node) => write(node, 'abc'),
  },
  {
    error: 'unknown-code',
    formats,
    fits: (node, { codeLists }) => codeLists.has(valueOf(node)?.codeList ?? ''),
    change: (node) => write(node, '~'),
  },
  {
    error: 'too-long',
    formats: ['XML', 'JSON', 'CSV'],
    // The length of a serial number is kind 37.
    fits: (node) => isText(node) && valueOf(node)?.maxLength !== undefined && node.name !== 'ShippingSerialID',
    change: (node) => write(node, 'x'.repeat((valueOf(node)?.maxLength ?? 0) + 1)),
  },
  {
    error: 'required-missing',
    formats,
    fits: ({ element, parent }) =>
      element.content.kind === 'value' && element.min > 0 && parent !== undefined && parent.children.length > 1,
    change: (node) => rearrange(node.parent, (children) => children.splice(children.indexOf(node), 1)),
  },
  {
    error: 'unknown-element',
    formats: tree,
    fits: (node) => valueOf(node) !== undefined,
    change: (node) => rename(node, `${node.name}x`),
  },
  {
    error: 'too-many',
    // JSON has one property of a name.
    formats: ['XML'],
    fits: ({ element }) => element.content.kind === 'value' && element.max === 1,
    change: (node) => rearrange(node.parent, () => node.parent && addNode(node.parent, node.element, node.text)),
  },
  {
    error: 'wrong-order',
    formats: ['XML'],
    fits: ({ children }) => children.length > 1 && children[0]?.name !== children.at(-1)?.name,
    change: (node) => rearrange(node, (children) => children.push(...children.splice(0, 1))),
  },
  {
    error: 'sscc',
    formats,
    fits: ({ name }) => name === 'ShippingSerialID',
    change: (node) =>
      write(
        node,
        (node.text ?? '').replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      ),
  },
]

const picks = createPicks('one mutation')

function pick<Item>(key: string, items: readonly Item[]): Item {
  const item = items[picks.number(key, 0, items.length - 1)]
  if (item === undefined) throw new Error(`nothing to pick: ${key}`)
  return item
}

/** The findings of a sample that a change elsewhere in it does not alter. */
async function findingsIn(sample: Sample, format: DocumentFormat, retailers: readonly string[]) {
  const { text } = writeSample(sample, format) ?? { text: '' }
  const { document } = sample.rules
  const name = `${{ Orders: 'PO', OrderAcks: 'PR', Shipments: 'SH', Invoices: 'IN' }[document] ?? ''}1`
  return (await foundIn({ name, content: text, document, retailers })).findings
}
/** The paths that a flat layout carries; undefined for formats without a layout. */
function carriedPaths({ csvLayout = [], positionalLayout = [] }: RuleModel, format: DocumentFormat) {
  if (format === 'XML' || format === 'JSON') return undefined
  return pathsOfLayout(format === 'CSV' ? csvLayout : positionalLayout)
}
const keyOf = ({ code, level, message, retailers }: Finding) => [code, level, message, ...retailers].join(' ')

async function addedBy(
  mutation: Mutation,
  node: SampleNode,
  sample: Sample,
  retailers: readonly string[],
  format: DocumentFormat,
) {
  const before = new Set((await findingsIn(sample, format, retailers)).map(keyOf))
  const takeBack = mutation.change(node)
  const after = await findingsIn(sample, format, retailers)
  takeBack()
  return after.filter((finding) => !before.has(keyOf(finding)))
}

it('one change of a generated document makes exactly its error, in every format that can carry it', async () => {
  const rules = await rulesOfSet()
  const all = rules[0]?.retailers ?? []
  const wrong: unknown[] = []
  let count = 0
  for (let at = 0; at < 24; at += 1) {
    const [first, second] = [pick(`first ${at}`, all), pick(`second ${at}`, all)]
    const retailers = [[], [first], [...new Set([first, second])]][at % 3] ?? []
    const model = pick(`model ${at}`, fulfilmentModels)
    const set = generateSet(rules, optionsOf({ seed: String(at), model, retailers }))
    for (const mutation of mutations) {
      const key = `${at} ${mutation.error}`
      const format = pick(`format ${key}`, mutation.formats)
      const sample = pick(`document ${key}`, set)
      const nodes: SampleNode[] = []
      const carried = carriedPaths(sample.rules, format)
      visit(sample.record, (node) => {
        const isCarried = carried?.has(samplePath(node)) ?? true
        if (node.parent && isCarried && mutation.fits(node, sample.rules)) nodes.push(node)
      })
      if (nodes.length === 0) continue
      const node = pick(`node ${key}`, nodes)
      const added = await addedBy(mutation, node, sample, retailers, format)
      count += 1
      if (added.length === 1 && added[0]?.code === mutation.error) continue
      const { document } = sample.rules
      wrong.push({
        at,
        retailers,
        error: mutation.error,
        document,
        format,
        path: samplePath(node),
        added: added.map(keyOf),
      })
    }
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(150)
})
