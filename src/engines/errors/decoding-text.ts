import { printable } from '@/lib/printable'
import type { Decoding } from './decoding'

/** The explanation of a response as lines for a terminal. */
export function decodingText(decoding: Decoding): string {
  const { heading, form, meaning, quote, gaps, fields, moreFields, steps, retry, facts } = decoding
  const lines = [
    heading,
    form,
    meaning,
    ...(quote === undefined ? [] : [`The response says: ${quote}`]),
    ...fields.map(({ name, code, message }) => `  ${[name, code, message].filter(Boolean).join(': ')}`),
    ...(moreFields > 0 ? [`  … and ${moreFields} more`] : []),
    ...gaps,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    retry.text,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ]
  return lines.map((line) => `${printable(line)}\n`).join('')
}
