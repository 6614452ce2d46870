import { ownValue } from '@/lib/own-value'
import { oauthErrors } from '../catalogue/oauth'
import type { StatedError } from '../stated-error'

/** Longer texts are no messages. */
const maxLength = 1000

/** Codes that other services have, too. */
const usualCodes: ReadonlySet<string> = new Set(['access_denied', 'invalid_request', 'server_error', 'slow_down'])

/** Messages of libraries that have no code. */
const otherWords: readonly (readonly [text: RegExp, code: string])[] = [
  [
    /callback URL mismatch|redirect_uri_mismatch|redirect_?uri\b[^\n]{0,60}(?:not (?:in the list|registered|allowed|whitelisted)|mismatch|(?:does|did) not match)/i,
    'invalid_redirect_uri',
  ],
  [
    /(?:^|[:(] ?)jwt expired\b|\b(?:TokenExpiredError|ExpiredSignature(?:Error|Exception)?|SecurityTokenExpiredException)(?:$|[:\n])/i,
    'invalid_token',
  ],
]

/** A code at the start, or behind a word for an error. Other words behind it would make it the name of something else. */
const statedCode =
  /(?:^|(?:(?<!Key)error|exception|AADSTS\d{4,8})(?:_code)?["']?[ \t]{0,3}[:=])[\s"'(]{0,4}([a-z]{2,20}(?:_[a-z]{2,20}){1,4})(?:$|\)|["']?(?:$|[:;,.&\n}\])]|[ \t]{1,4}[([{–—-]))/gi

/** Reads a message of a library that has a code of OAuth: `invalid_grant: …` (DECODER-22). */
export function readOauthWords(text: string): StatedError | undefined {
  if (text.length > maxLength) return undefined
  const words = [...text.matchAll(statedCode)].map(([, word = '']) => word)
  const named = words.find((word) => ownValue(oauthErrors, word) && (word === text || !usualCodes.has(word)))
  const code = named ?? otherWords.find(([pattern]) => pattern.test(text))?.[1]
  return code === undefined ? undefined : { dialect: 'oauth', code, detail: text, fields: [] }
}
