import { describeError } from '@/api/core/api-error'
import type { FormError } from '@/forms/Form'

/** Summary of a failure: the fixed title and sentence (PROFILE-22), then the server's message or the cause. */
export function photoError(error: unknown, title: string, sentence: string): FormError {
  const { message } = describeError(error, { title, message: sentence })
  return { title, messages: message.startsWith(sentence) ? [message] : [sentence, message] }
}
