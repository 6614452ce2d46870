import type { SampleLanguage } from '@/engines/samples/sample-request'

/** Code without what its texts say, and what they say, in order. */
export interface ReadCode {
  skeleton: string
  texts: string[]
}

/** The characters that end a line, and with it a text that is not closed. */
const lineEnds: Record<Exclude<SampleLanguage, 'curl'>, RegExp> = {
  python: /[\n\r]/,
  java: /[\n\r]/,
  csharp: /[\n\r\u0085\u2028\u2029]/,
  javascript: /[\n\r]/,
}

/**
 * Reads code as the compiler of its language does, as far as its texts go.
 * @throws where a text is not closed, or a shell would do more than pass words on.
 */
export function readCode(code: string, language: SampleLanguage): ReadCode {
  return language === 'curl' ? readShell(code) : readLiterals(code, language)
}

function readLiterals(source: string, language: Exclude<SampleLanguage, 'curl'>): ReadCode {
  const code = language === 'java' ? withoutUnicodeEscapes(source) : source
  const texts: string[] = []
  let skeleton = ''
  for (let at = 0; at < code.length; at += 1) {
    const quote = code[at] ?? ''
    if (!/["'`]/.test(quote)) {
      skeleton += quote
      continue
    }
    const begin = at
    for (at += 1; code[at] !== quote; at += 1) {
      if (at >= code.length || lineEnds[language].test(code[at] ?? '')) throw new Error(`Open: ${code.slice(begin)}`)
      if (code[at] === '\\') at += 1
    }
    texts.push(said(code.slice(begin + 1, at)))
    skeleton += quote + quote
  }
  return { skeleton, texts }
}

/** Java reads these before anything else, unless an odd number of backslashes precedes. */
function withoutUnicodeEscapes(code: string): string {
  return code.replaceAll(/(?<!\\)((?:\\\\)*)\\u+([\da-f]{4})/gi, (_, before: string, hex: string) => {
    const letter = String.fromCharCode(parseInt(hex, 16))
    // Within a text a letter that JSON has to escape stands for itself.
    return before + (/[\n\r"\\]/.test(letter) ? letter : `\\u${hex}`)
  })
}

function said(literal: string): string {
  const json = literal.replaceAll(/\\'|\\.|"/gs, (part) =>
    part === String.raw`\'` ? "'" : part === '"' ? '\\"' : part,
  )
  return JSON.parse(`"${json}"`) as string
}

/** Reads the escapes of `$'…'` and of the format of `printf`, whose octal numbers are bytes. */
function unescaped(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const read: number[] = []
  for (let at = 0; at < bytes.length; at += 1) {
    const octal = /^\\([0-7]{3})/.exec(String.fromCharCode(...bytes.subarray(at, at + 4)))?.[1]
    if (octal !== undefined) read.push(parseInt(octal, 8))
    else if (bytes[at] === 92) read.push(bytes[at + 1] ?? 0)
    else read.push(bytes[at] ?? 0)
    at += octal === undefined ? Number(bytes[at] === 92) : 3
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(read))
}

function readShell(code: string): ReadCode {
  const texts: string[] = []
  let rest = code.replace(/^(# [^\n]*\n)*/, '')
  const [piped, input] = /^printf '([^']*)' \| /.exec(rest) ?? []
  if (piped !== undefined) rest = rest.slice(piped.length)
  let word: string | undefined
  const end = () => {
    if (word !== undefined) texts.push(word)
    word = undefined
  }
  while (rest !== '') {
    const [part = ''] = /^(\\\n| +|\$'(?:[^'\\]|\\.)*'|'[^']*'|\\'|[\w./@%:=-]+)/.exec(rest) ?? []
    if (part === '') throw new Error(`More than a word: ${rest}`)
    if (/^(\\\n| )/.test(part)) end()
    else if (part.startsWith('$')) word = (word ?? '') + unescaped(part.slice(2, -1))
    else word = (word ?? '') + (part.length > 1 ? part.replace(/^\\|^'|(?<=^'.*)'$/gs, '') : part)
    rest = rest.slice(part.length)
  }
  end()
  const body = input === undefined ? [] : [unescaped(input.replaceAll('%%', '%'))]
  return { skeleton: `${texts.length} words`, texts: [...texts, ...body] }
}
