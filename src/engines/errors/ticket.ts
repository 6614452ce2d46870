import { cutText } from '@/lib/cut-text'
import type { Decoding } from './decoding'

/** A longer body is cut in a ticket, in characters. */
const maxBodyCharacters = 4000

/** Writes a text for a support ticket in Markdown (DECODER-6): the facts, the explanation, and the redacted body. */
export function ticketOf(decoding: Omit<Decoding, 'ticket'>, body: string): string {
  const { heading, facts, quote, meaning, certainty, gaps, fields } = decoding
  const lines = fields.map(({ name, code, message }) =>
    [`- ${inline(name)}`, code && inline(code), message && inline(message)].filter(Boolean).join(': '),
  )
  const parts = [
    `# ${inline(heading)}`,
    facts.map(({ label, value }) => `- ${label}: ${inline(value)}`).join('\n'),
    quote === undefined ? '' : `The response says: ${inline(quote)}`,
    lines.length > 0 ? `Fields:\n\n${lines.join('\n')}` : '',
    certainty === 'unknown' ? 'The error decoder does not know this error.' : `The error decoder says: ${meaning}`,
    gaps.join(' '),
    body === '' ? '' : `Body, secrets removed:\n\n${fenced(body)}`,
    'What I did and what I expected:',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Escapes the characters that Markdown interprets, because the response is untrusted. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*[\]<>|#!~]/g, String.raw`\$&`)
}

/** Returns a code block with a fence that is longer than every fence in the text. */
function fenced(text: string): string {
  const longest = (text.match(/`{3,}/g) ?? []).reduce((longer, { length }) => Math.max(longer, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${cutText(text, maxBodyCharacters, '\n…')}\n${fence}`
}
