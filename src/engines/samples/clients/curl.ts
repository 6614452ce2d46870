import { hasControls, shellText, shellWord } from '../literals'
import type { PreparedRequest } from '../prepared-request'
import { curlOptions, type CurlOption } from './curl-options'

/** A command of a POSIX shell that sends the request with curl. */
export function curlCode(request: PreparedRequest): string {
  const { options, input } = withoutNul(curlOptions(request))
  const urlIndex = options.findIndex(({ name }) => name === 'url')
  const first = options.slice(0, urlIndex).map(written)
  const others = options.slice(urlIndex).map(written)
  const command = [['curl', ...first].join(' '), ...others].join(' \\\n    ')
  return [
    // A shell of POSIX alone has no $'…'.
    ...(options.some(({ value = '' }) => hasControls(value))
      ? ["# $'…' has the control characters of the request: run this with bash or zsh."]
      : []),
    ...(input === undefined ? [] : ['# printf writes the control characters of the body, which no argument can have.']),
    input === undefined ? command : `printf ${shellText(input)} | ${command}`,
  ].join('\n')
}

function written({ name, value }: CurlOption): string {
  return value === undefined ? `--${name}` : `--${name} ${shellWord(value)}`
}

/** No argument can have NUL: curl reads such a body from its input instead. */
function withoutNul(options: CurlOption[]): { options: CurlOption[]; input?: string } {
  const body = options.find(({ value = '' }) => value.includes('\0'))
  if (body?.value === undefined) return { options }
  const read = options.map((option) => (option === body ? { name: 'data-binary', value: '@-' } : option))
  return { options: read, input: body.value }
}
