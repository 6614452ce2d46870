import type { AnswerHead } from '@/engines/requests/model/types'

/** Returns the value of a header, by its name in lower case; undefined if the answer does not have it. */
export function headerOf({ headers }: AnswerHead, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1]
}
