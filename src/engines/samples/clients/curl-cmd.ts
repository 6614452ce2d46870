import type { PreparedRequest } from '../prepared-request'
import { curlOptions, type CurlOption } from './curl-options'

/** The command prompt takes 8,191 characters. The rest is for the folder and for what people add. */
const maxCommandLength = 7500
/** Characters that the command prompt acts on while they are pasted, or drops. */
const untypable = /[^\P{Cc}\n]/u

/** A command of the Windows command prompt (`cmd.exe`) that sends the request with curl. */
export function curlCmdCode(request: PreparedRequest): string {
  const options = curlOptions(request)
  const direct = commandOf(options)
  const hasUntypable = options.some(({ value = '' }) => untypable.test(value))
  if (!hasUntypable && direct.length <= maxCommandLength) return withPercentNote(direct)
  const reason = hasUntypable
    ? 'The command prompt takes no control characters'
    : 'The command prompt takes no longer commands'
  const isText = ({ name }: CurlOption) => name === 'data' || name === 'data-raw'
  if (!options.some(isText)) return `rem ${reason}: use the sample for PowerShell.`
  const withFile = options.map((option) =>
    isText(option) ? { name: 'data-binary', value: '@body.txt' } : { ...option, ...stripped(option) },
  )
  return `rem ${reason}: save the body as body.txt first.\n${withPercentNote(commandOf(withFile))}`
}

function stripped({ value }: CurlOption): Pick<CurlOption, 'value'> {
  return value === undefined ? {} : { value: value.replaceAll(new RegExp(untypable, 'gu'), '') }
}

function withPercentNote(command: string): string {
  return command.includes('%') ? `rem In a batch file, write %% instead of each %.\n${command}` : command
}

function commandOf(options: readonly CurlOption[]): string {
  const urlIndex = options.findIndex(({ name }) => name === 'url')
  const first = options.slice(0, urlIndex).map(written)
  const others = options.slice(urlIndex).map(written)
  return [['curl', ...first].join(' '), ...others].join(' ^\n    ')
}

function written({ name, value }: CurlOption): string {
  return value === undefined ? `--${name}` : `--${name} ${cmdWord(value)}`
}

/**
 * Writes a text as one argument in the command prompt. Two programs read it: first the command prompt, then the start code
 * of curl, which splits the arguments. So the text is quoted for the second and then escaped for the first.
 */
function cmdWord(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : cmdEscaped(argumentQuoted(text))
}

/** Quotes an argument for the C runtime of Windows: backslashes escape only in front of a quotation mark. */
function argumentQuoted(text: string): string {
  const parts = text.split('"').map((part) => {
    let end = part.length
    while (part.charAt(end - 1) === '\\') end -= 1
    return part + part.slice(end)
  })
  return `"${parts.join(String.raw`\"`)}"`
}

/**
 * Escapes a text for the command prompt. Quotation marks are escaped too, so that it never reads a text as quoted, where a
 * caret would stay. The character after a percent sign is escaped, so that no name of a variable matches. A line break is
 * escaped by a caret and a line break before it.
 */
export function cmdEscaped(text: string): string {
  let escaped = ''
  let follows = ''
  for (const character of text) {
    if (character === '\n') escaped += '^\n\n'
    else escaped += follows === '%' || /[()%!^"<>&|]/.test(character) ? `^${character}` : character
    follows = character
  }
  return escaped
}
