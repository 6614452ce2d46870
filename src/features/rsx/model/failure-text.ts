import { describeError } from '@/api/core/api-error'

/** The texts of the error catalogues (2 §8, 3 §8). */
const texts = {
  schema: 'An error has occurred while getting schema, please try again later.',
  names: 'An error has occurred while fetching schema names, please try again later.',
  versions: 'An error has occurred while fetching versions, please try again later.',
  numbers: 'An error has occurred while fetching doc number, please try again later.',
  qualifier: 'An error has occurred while getting qualifier details, please try again later.',
}

/** What is said about a failed call: the text of the catalogue, and the cause where the reader can do something about it. */
export function failureText(what: keyof typeof texts, error: unknown): string {
  const message = texts[what]
  const described = describeError(error, { title: '', message })
  // The catalogue's text holds whatever the server says (3 §8).
  return described.message.startsWith(message) ? described.message : message
}
