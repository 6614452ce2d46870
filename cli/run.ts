import { PackError } from '@/engines/rule-pack/manifest'
import { version } from '../package.json'
import { parseCommandLine, type Options } from './arguments'
import { check } from './commands/check'
import { compare } from './commands/compare'
import { decode } from './commands/decode'
import { fix } from './commands/fix'
import { rules } from './commands/rules'
import { sample } from './commands/sample'
import { CannotRunError } from './errors'
import { commandHelp, help, type CommandName } from '@/engines/pipeline/help-texts'
import { createTerminal, type Surroundings, type Terminal } from './terminal'

const commands: Record<CommandName, (options: Options, terminal: Terminal) => Promise<number>> = {
  check,
  fix,
  sample,
  compare,
  decode,
  rules,
  // Loaded by this command alone: the protocol takes a third of the tool's code.
  mcp: async (options, terminal) => (await import('./commands/mcp')).mcp(options, terminal),
}

/** Runs the tool. Returns its exit code: 0 without errors, 1 with errors, 2 if something could not be judged. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const terminal = createTerminal(surroundings)
  try {
    const [name = '', ...rest] = argv
    if (name === '--version') return await printed(terminal, `${version}\n`)
    if (name === '' || name === 'help' || name === '--help' || name === '-h') {
      await printed(terminal, help(version))
      return name === '' ? 2 : 0
    }
    const { command, options } = parseCommandLine(name, rest)
    if (options.isHelp) return await printed(terminal, commandHelp(command))
    terminal.setColors(!options.isColorless)
    return await commands[command](options, terminal)
  } catch (error) {
    terminal.warn(errorText(error))
    return 2
  }
}

async function printed({ print }: Terminal, text: string): Promise<number> {
  await print(text)
  return 0
}

function errorText(error: unknown): string {
  if (error instanceof CannotRunError)
    return error.isUsage ? `${error.message} See: dev-center.mjs help` : error.message
  if (error instanceof PackError) return error.message
  return `The tool failed: ${error instanceof Error ? error.message : String(error)}`
}
