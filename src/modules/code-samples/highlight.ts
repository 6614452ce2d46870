import type { Token, TokenStream } from 'prismjs'
import { Prism } from './prism'
// What extends another component comes behind it.
import 'prismjs/components/prism-markup'
import 'prismjs/components/prism-clike'
import 'prismjs/components/prism-javascript'
import 'prismjs/components/prism-css'
import 'prismjs/components/prism-bash'
import 'prismjs/components/prism-csharp'
import 'prismjs/components/prism-diff'
import 'prismjs/components/prism-docker'
import 'prismjs/components/prism-go'
import 'prismjs/components/prism-java'
import 'prismjs/components/prism-json'
import 'prismjs/components/prism-http'
import 'prismjs/components/prism-makefile'
import 'prismjs/components/prism-markdown'
import 'prismjs/components/prism-python'
import 'prismjs/components/prism-sql'
import 'prismjs/components/prism-yaml'
import type { Language } from './languages'

/** A run of code: the kinds of token it stands in, outermost first. */
export interface Run {
  kinds: string[]
  text: string
}

/** The names that Prism has for languages where they are not ours. */
const grammars: Partial<Record<Language, string>> = {
  html: 'markup',
  js: 'javascript',
  make: 'makefile',
  xml: 'markup',
}

/** Splits code into runs. Takes seconds for some code: the expressions that Prism looks for tokens with are not linear. */
export function highlight(code: string, language: Language): Run[] {
  const grammar = Prism.languages[grammars[language] ?? language]
  return grammar ? flatten(Prism.tokenize(code, grammar), []) : [{ kinds: [], text: code }]
}

function flatten(stream: TokenStream, kinds: string[]): Run[] {
  if (typeof stream === 'string') return [{ kinds, text: stream }]
  if (Array.isArray(stream)) return stream.flatMap((part) => flatten(part, kinds))
  const token: Token = stream
  return flatten(token.content, [...kinds, token.type])
}
