import { documentSchema } from '../../platform/rsx/document-schema'
import { examples } from '../../platform/rsx/examples/examples'
import { writeCsv, writeJson, writePositional, writeXml } from '../../platform/rsx/examples/write'

const writers = { csv: writeCsv, json: writeJson, txt: writePositional, xml: writeXml }

/** The text of every example file, by its name. */
export const exampleTexts: Map<string, string> = new Map(
  examples().flatMap(({ document, stem, record }) => {
    const schema = documentSchema('7.7.4', document)
    if (!schema) throw new Error(`7.7.4 has no ${document}`)
    return Object.entries(writers).map(([ending, write]) => [`${stem}.${ending}`, write(schema, record)] as const)
  }),
)

const gap = /^(<!-- … -->|…)$/

/**
 * The reason why a sample is not an excerpt of an example file; undefined if it is one. Lines are compared without their
 * indentation. A line `…` stands for omitted lines, `…` within a line for an omitted part of it.
 */
export function excerptProblem(sample: string, name: string): string | undefined {
  const text = exampleTexts.get(name)
  if (text === undefined) return `${name}: no such example file`
  if (name.endsWith('.json')) return isPart(JSON.parse(sample), JSON.parse(text)) ? undefined : `not in ${name}`
  const lines = linesOf(text)
  let from = 0
  for (const block of blocksOf(linesOf(sample))) {
    const at = lines.findIndex(
      (_, index) => index >= from && block.every((line, offset) => isLine(line, lines[index + offset] ?? '')),
    )
    if (at === -1) return `not in ${name}: ${block[0]}`
    from = at + block.length
  }
  return undefined
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Lines that follow each other in the file. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (gap.test(line)) blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

function isLine(sample: string, line: string): boolean {
  const [start = '', ...rest] = sample.split('…')
  if (rest.length === 0) return sample === line
  if (!line.startsWith(start)) return false
  let at = start.length
  return rest.every((part) => {
    const found = line.indexOf(part, at)
    at = found + part.length
    return found !== -1
  })
}

/** Whether every value of a sample is at the same place in the file. Lists may omit items. */
function isPart(sample: unknown, whole: unknown): boolean {
  if (Array.isArray(sample)) {
    let at = 0
    return (
      Array.isArray(whole) &&
      sample.every((item) => {
        const found = whole.findIndex((candidate, index) => index >= at && isPart(item, candidate))
        at = found + 1
        return found !== -1
      })
    )
  }
  if (typeof sample !== 'object' || sample === null) return sample === whole
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(sample).every(([key, value]) => isPart(value, (whole as Record<string, unknown>)[key]))
}
