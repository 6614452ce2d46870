import { hasControls } from '../literals'
import { RequestRefusal, type PreparedRequest } from '../prepared-request'
import { curlOptions, type CurlOption } from './curl-options'

/**
 * A command of PowerShell that sends the request with curl. curl reads its options as a config file from its input: versions
 * of PowerShell do not agree on how an argument with quotation marks is passed on. `curl` alone is another command there.
 */
export function curlPowershellCode(request: PreparedRequest): string {
  const options = curlOptions(request)
  if (options.some(({ value = '' }) => value.includes('\0'))) {
    throw new RequestRefusal(
      'curl takes no NUL from PowerShell. Use the sample for the command prompt, or another language.',
    )
  }
  const lines = options.map(configLine)
  const hasCharacters = options.some(({ value = '' }) => hasControls(value.replaceAll(configEscapable, '')))
  const text = hasCharacters ? ['@"', ...lines.map(expandable), '"@'].join('\n') : ["@'", ...lines, "'@"].join('\n')
  return [
    // By default, Windows PowerShell passes only ASCII on.
    '$OutputEncoding = [Text.UTF8Encoding]::new($false)',
    `${text} | curl.exe --config -`,
  ].join('\n')
}

const configEscapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '"': String.raw`\"`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\v': String.raw`\v`,
}
const configEscapable = /[\\"\t\n\r\v]/g

/** Writes an option as a line of a config file. Each line starts with a name, so none ends the text of PowerShell. */
function configLine({ name, value }: CurlOption): string {
  if (value === undefined) return name
  const escaped = value.replaceAll(configEscapable, (letter) => configEscapes[letter] ?? letter)
  return `${name} = "${escaped}"`
}

/** Escapes a line of an expandable text. PowerShell writes the control characters, which a terminal would act on. */
function expandable(line: string): string {
  return line.replaceAll(/[`$]/g, '`$&').replaceAll(/\p{Cc}/gu, (letter) => `$([char]${letter.charCodeAt(0)})`)
}
