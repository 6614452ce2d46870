import { generateSet, type Sample } from '@/engines/rsx/generate/generate'
import type { SampleOptions } from '@/engines/rsx/generate/sample-options'
import { samplePath, samplesAt, visit } from '@/engines/rsx/generate/sample-tree'
import type { RuleModel } from '@/engines/rsx/rule-model'
import { platformRules } from '../check/platform-rules'

/** Options of a sample, a typical cross-dock order unless told. */
export function optionsOf(options: Partial<SampleOptions> = {}): SampleOptions {
  return { seed: '1', model: 'CrossDock', size: 'typical', retailers: [], choices: new Map(), ...options }
}

/** The documents of an order. The platform's rules are made without compiling them, which takes milliseconds. */
export function samplesOf(
  options: Partial<SampleOptions> = {},
  documents: readonly string[] = ['Orders', 'OrderAcks', 'Shipments', 'Invoices'],
): Sample[] {
  return generateSet(
    documents.map((document) => platformRules(document)),
    optionsOf(options),
  )
}

/** The first sample of some rules. @throws when nothing was generated. */
export function sampleOf(rules: RuleModel, options: Partial<SampleOptions> = {}): Sample {
  const [sample] = generateSet([rules], optionsOf(options))
  if (!sample) throw new Error('nothing was generated')
  return sample
}

/** The groups of a sample that have values: one line for each path and set of names, with the number of such groups. */
export function outlineOf({ record }: Sample): string[] {
  const counts = new Map<string, number>()
  visit(record, (node) => {
    const names = node.children.filter(({ text }) => text !== undefined).map(({ name }) => name)
    if (names.length === 0) return
    const line = `${samplePath(node)}: ${names.join(' ')}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  })
  return [...counts].map(([line, count]) => (count === 1 ? line : `${count} × ${line}`))
}

/** The texts at a path, through every repetition. */
export function textsAt({ record }: Sample, path: string): string[] {
  return samplesAt(record, path).map(({ text = '' }) => text)
}
