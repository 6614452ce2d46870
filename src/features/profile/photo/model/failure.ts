import { describeError } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

/** Title and sentence of the catalogue (2 §8), and what the server or the network adds. */
export function photoFailure(error: unknown, title: string, sentence: string): FormError {
  const { message } = describeError(error, { title, message: sentence })
  return { title, messages: message.startsWith(sentence) ? [message] : [sentence, message] }
}
