import { parseArgs } from 'node:util'
import {
  fulfilmentModels,
  sampleSizes,
  type FulfilmentModel,
  type SampleSize,
} from '@/engines/rsx/generate/sample-options'
import { failLevels, type FailLevel } from '@/engines/pipeline/totals'
import { listOf } from '@/lib/phrases'
import { usageError } from './errors'
import { commandNames, type CommandName } from '@/engines/pipeline/help-texts'

const optionTypes = {
  rules: { type: 'string' },
  retailer: { type: 'string', multiple: true },
  as: { type: 'string' },
  version: { type: 'string' },
  together: { type: 'boolean' },
  format: { type: 'string' },
  'fail-on': { type: 'string', multiple: true },
  quiet: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  write: { type: 'boolean' },
  model: { type: 'string' },
  size: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const
type OptionName = keyof typeof optionTypes

const judging = ['rules', 'retailer', 'as', 'version'] as const
const optionNames: Record<CommandName, readonly OptionName[]> = {
  check: [...judging, 'together', 'format', 'fail-on', 'quiet'],
  fix: [...judging, 'dry-run', 'write', 'quiet'],
  sample: [...judging, 'format', 'model', 'size', 'seed'],
  compare: ['rules', 'as', 'version', 'format'],
  decode: ['format'],
  rules: ['rules', 'format'],
  mcp: ['rules', 'retailer'],
}

const formats: Record<CommandName, readonly string[]> = {
  check: ['text', 'json', 'junit', 'sarif', 'github'],
  fix: ['text'],
  sample: ['xml', 'json', 'csv', 'positional'],
  compare: ['text', 'csv'],
  decode: ['text', 'json'],
  rules: ['text', 'json'],
  mcp: ['text'],
}

/** The options of a command. Those that it does not have keep their defaults. */
export interface Options {
  /** Paths, patterns, folders, or `-` for the standard input. */
  files: readonly string[]
  rules: string | undefined
  /** Empty without the option: the retailers of the pack then count. */
  retailers: readonly string[]
  as: string | undefined
  version: string | undefined
  isTogether: boolean
  format: string
  failOn: ReadonlySet<FailLevel>
  isQuiet: boolean
  isColorless: boolean
  isDryRun: boolean
  isWriting: boolean
  model: FulfilmentModel
  size: SampleSize
  seed: string
  isHelp: boolean
}

/** Reads the arguments after the name of a command. @throws CannotRunError if one is wrong. */
export function parseCommandLine(name: string, argv: readonly string[]): { command: CommandName; options: Options } {
  const command = commandNames.find((one) => one === name)
  if (!command) throw usageError(`There is no command "${name}".`)
  const { values, positionals } = parsed(command, argv)
  return {
    command,
    options: {
      files: positionals,
      rules: values.rules,
      retailers: [...new Set(values.retailer)],
      as: values.as,
      version: values.version,
      isTogether: values.together === true,
      format: chosen('format', values.format, formats[command]),
      failOn: new Set((values['fail-on'] ?? []).map((level) => chosen('fail-on', level, failLevels))),
      isQuiet: values.quiet === true,
      isColorless: values['no-color'] === true,
      isDryRun: values['dry-run'] === true,
      isWriting: values.write === true,
      model: chosen('model', values.model, fulfilmentModels),
      size: chosen('size', values.size ?? 'typical', sampleSizes),
      seed: values.seed ?? '1',
      isHelp: values.help === true,
    },
  }
}

function parsed(command: CommandName, argv: readonly string[]) {
  const names: readonly OptionName[] = [...optionNames[command], 'no-color', 'help']
  const options = Object.fromEntries(names.map((name) => [name, optionTypes[name]])) as typeof optionTypes
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    // Node's first sentence names the option; the others explain how it is escaped.
    throw usageError(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error))
  }
}

/** The value of an option; the first one if the option is missing. @throws CannotRunError if it is none of these. */
function chosen<Value extends string>(option: string, value: string | undefined, values: readonly Value[]): Value {
  const found = value === undefined ? values[0] : values.find((one) => one.toLowerCase() === value.toLowerCase())
  if (found === undefined) throw usageError(`--${option} is one of ${listOf(values, 'or')}.`)
  return found
}
