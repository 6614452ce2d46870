import type { SampleLanguage } from '@/modules/code-samples/sample-request'

/** Code without what its texts say, and what they say, in order. */
export interface ReadCode {
  skeleton: string
  texts: string[]
}

/** What ends a line, and with it a text that is not closed. */
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

function readShell(code: string): ReadCode {
  const texts: string[] = []
  let rest = code
  let word: string | undefined
  const end = () => {
    if (word !== undefined) texts.push(word)
    word = undefined
  }
  while (rest !== '') {
    const [part = ''] = /^(\\\n| +|'[^']*'|\\'|[\w./@%:=-]+)/.exec(rest) ?? []
    if (part === '') throw new Error(`More than a word: ${rest}`)
    if (/^(\\\n| )/.test(part)) end()
    else word = (word ?? '') + (part.length > 1 ? part.replace(/^\\|^'|(?<=^'.*)'$/gs, '') : part)
    rest = rest.slice(part.length)
  }
  end()
  return { skeleton: `${texts.length} words`, texts }
}
