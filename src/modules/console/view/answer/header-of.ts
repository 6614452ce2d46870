import type { AnswerHead } from '../../model/types'

/** The value of a header, by its name in lower case; undefined without it. */
export function headerOf({ headers }: AnswerHead, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1]
}
