import type { Token, TokenStream } from 'prismjs'
import { Prism } from './prism'
// A component must come after the one that it extends.
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

/** A piece of code with the types of the tokens that contain it. */
export interface Run {
  /** Outermost first. */
  kinds: string[]
  text: string
}

/** Prism's names of the languages, if they differ from ours. */
const prismNames: Partial<Record<Language, string>> = {
  html: 'markup',
  js: 'javascript',
  make: 'makefile',
  xml: 'markup',
}

/** Splits code into runs. May take seconds, because some of Prism's regular expressions are not linear. */
export function highlight(code: string, language: Language): Run[] {
  const grammar = Prism.languages[prismNames[language] ?? language]
  return grammar ? flatten(Prism.tokenize(code, grammar), []) : [{ kinds: [], text: code }]
}

function flatten(stream: TokenStream, kinds: string[]): Run[] {
  if (typeof stream === 'string') return [{ kinds, text: stream }]
  if (Array.isArray(stream)) return stream.flatMap((part) => flatten(part, kinds))
  const token: Token = stream
  return flatten(token.content, [...kinds, token.type])
}
