import { connectionErrors } from '../catalogue/connection-errors'
import { statusInWords } from '../look-up/status-in-words'

const maxReadCharacters = 5000
const maxLines = 50

/** Whether a text names a status, or has a message of a client about its connection: these explain it better than other words in it. */
export function statesOtherError(text: string): boolean {
  const read = text.slice(0, maxReadCharacters)
  return (
    connectionErrors.some(({ text: pattern }) => pattern.test(read)) ||
    read.split('\n', maxLines).some((line) => (statusInWords(line)?.status ?? 0) >= 400)
  )
}
