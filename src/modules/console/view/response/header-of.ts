import type { ResponseHead } from '@/engines/requests/model/types'

/** Returns the value of a header, by its name in lower case; undefined if the response does not have it. */
export function headerOf({ headers }: ResponseHead, name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1]
}
