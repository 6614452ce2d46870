import { printable } from '@/lib/printable'
import { compareFiles, comparisonText } from '../pipeline/compare-files'
import { makeSample } from '../pipeline/make-sample'
import { retailersNamed } from '../rule-pack/retailers'
import type { RulePack } from '../rule-pack/read-pack'
import type { OpenedFile } from '../rsx/documents'
import { checkFile } from './check-file'
import { explainError } from './explain-error'
import { findField } from './find-field'
import { listCodes } from './list-codes'
import { quoted, readArguments, type ToolArguments } from './read-arguments'
import { replyText, type Reply, type ToolResult } from './reply'
import { requiredBy } from './required-by'
import { createRuleLibrary } from './rule-library'
import { agentTools, type ToolName } from './tool-list'

/** Reads a file that an agent names. @returns a sentence if it may not or cannot be read. */
export type ReadFile = (path: string) => Promise<OpenedFile | string>

/** Answers a call of a tool. It never throws: an error is a reply with a sentence. */
export type CallTool = (name: string, values: unknown) => Promise<Reply>

/** The rule pack, the chosen retailers and the files that the tools read. */
interface ToolSources {
  pack: RulePack
  /** The retailers that count where a call names none. */
  retailers: readonly string[]
  readFile: ReadFile
}

/** Creates the tools over a rule pack. */
export function createAgentTools(sources: ToolSources): CallTool {
  const { pack, retailers } = sources
  const run = createRuns(sources)
  // One call at a time: files may be large.
  let running: Promise<unknown> = Promise.resolve()
  return (name, values) => {
    const reply = running.then(() => call(name, values))
    running = reply
    return reply
  }

  async function call(name: string, values: unknown): Promise<Reply> {
    const tool = agentTools.find((one) => one.name === name)
    if (!tool) return errorReply(`There is no tool ${quoted(name)}.`)
    const given = readArguments(tool, values)
    if (typeof given === 'string') return errorReply(given)
    try {
      const named = retailersNamed(pack, given.texts('retailers'))
      const result =
        typeof named === 'string' ? named : await run[tool.name](given, named.length > 0 ? named : retailers)
      const { data, ...others } = typeof result === 'string' ? refusal(result) : result
      const lines = data.split('\n').map(printable).join('\n')
      const asked = JSON.stringify([name, values], (key, value: unknown) => (key === 'cursor' ? undefined : value))
      return replyText(asked, { ...others, data: lines }, given.text('cursor'))
    } catch (error) {
      const { data, ...others } = refusal(error instanceof Error ? error.message : String(error))
      return replyText(name, { ...others, data: printable(data) }, undefined)
    }
  }
}

/** Runs a tool for the retailers of the call, or else those of the tools. */
type Run = (given: ToolArguments, retailers: readonly string[]) => ToolResult | string | Promise<ToolResult | string>

function createRuns({ pack, readFile }: Pick<ToolSources, 'pack' | 'readFile'>): Record<ToolName, Run> {
  const library = createRuleLibrary(pack)
  const openFile = (given: ToolArguments, name: string) => readFile(given.text(name) ?? '')

  return {
    async check_file(given, retailers) {
      const file = await openFile(given, 'file')
      if (typeof file === 'string') return file
      const options = { as: given.text('as'), version: given.text('version'), retailers }
      return checkFile(pack, options, file)
    },
    explain_error: explainError,
    find_field: (given) => findField(library, given),
    required_by: (given, retailers) => requiredBy(library, given, retailers),
    list_codes: (given, retailers) => listCodes(library, given, retailers),
    async make_sample(given, retailers) {
      const rules = await library.rules(given.text('document') ?? '', given.text('version'))
      if (typeof rules === 'string') return rules
      const { document, version } = rules
      const format = given.text('format') ?? 'xml'
      const usual = { seed: '1', model: 'CrossDock', size: 'typical' } as const
      const made = await makeSample(pack, { document, version, format, ...usual, retailers })
      if (typeof made === 'string') return made
      const notes = made.notes.map((note) => `${note}\n`).join('')
      return { introduction: `A sample of ${document} ${version}.`, data: notes + made.text }
    },
    async compare(given, retailers) {
      const [from, to] = [await openFile(given, 'from'), await openFile(given, 'to')]
      if (typeof from === 'string') return `${quoted(given.text('from') ?? '')}: ${from}`
      if (typeof to === 'string') return `${quoted(given.text('to') ?? '')}: ${to}`
      const options = { as: undefined, version: undefined, retailers }
      const compared = await compareFiles(pack, options, [from, to])
      return typeof compared === 'string'
        ? { introduction: 'The files cannot be compared.', data: compared, isError: true }
        : { introduction: 'The differences of the two files.', data: comparisonText(compared) }
    },
  }
}

/** An error of a tool as data: the sentence may have texts of the rule pack, such as names of retailers. */
function refusal(sentence: string): ToolResult {
  return { introduction: 'The call failed.', data: sentence, isError: true }
}

/** An error of the call itself, which has no texts but the tool's own and cut ones of the caller. */
function errorReply(sentence: string): Reply {
  return { isError: true, text: sentence }
}
