import { describeError } from '@/api/core/api-error'

/** The texts for failed requests (RSX-27, RSX-28, RSX-29, RSX-36). */
const texts = {
  schema: 'An error has occurred while getting schema, please try again later.',
  names: 'An error has occurred while fetching schema names, please try again later.',
  versions: 'An error has occurred while fetching versions, please try again later.',
  numbers: 'An error has occurred while fetching doc number, please try again later.',
  qualifier: 'An error has occurred while getting qualifier details, please try again later.',
}

/** Describes a failed request: the fixed text, and the cause if the reader can do something about it. */
export function errorText(what: keyof typeof texts, error: unknown): string {
  const message = texts[what]
  const described = describeError(error, { title: '', message })
  // A message of the server never replaces the fixed text.
  return described.message.startsWith(message) ? described.message : message
}
