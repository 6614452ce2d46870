import type { QueryClient } from '@tanstack/react-query'
import type { ApiComparison } from '@/engines/openapi/compare/compare-documents'
import type { ErrorFacts } from '@/engines/openapi/document/reading-error'
import type { DocumentSource } from '@/engines/openapi/reader/protocol'
import { requestComparison } from '@/workers/openapi/client'
import { bearerSource, type DocumentAccess } from '@/modules/openapi/view/queries'

/** A document that is compared, and how it is requested. */
export interface ComparedSide {
  url: string
  access: DocumentAccess
}

/** A comparison of which a side, or both, could not be read. */
export class UnreadSideError extends Error {
  override name = 'UnreadSideError'
  readonly errors: readonly (ErrorFacts | undefined)[]

  constructor(errors: readonly (ErrorFacts | undefined)[]) {
    super(errors.map((error) => error?.message ?? '').join(' '))
    this.errors = errors
  }
}

/**
 * Compares two documents, each with the token where reading it takes one.
 * @throws UnreadSideError when a side could not be read.
 */
export async function compareSides(
  client: QueryClient,
  sides: readonly [from: ComparedSide, to: ComparedSide],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ApiComparison> {
  const first = async ({ url, access }: ComparedSide) => (access === 'private' ? bearerSource(client, url) : undefined)
  let [from = { url: sides[0].url }, to = { url: sides[1].url }]: (DocumentSource | undefined)[] = await Promise.all([
    first(sides[0]),
    first(sides[1]),
  ])
  for (let isSecond = false; ; isSecond = true) {
    const today = new Date().toISOString().slice(0, 10)
    const reply = await requestComparison({ from, to, today }, signal, onProgress)
    if (!('errors' in reply)) return reply
    const { errors } = reply
    const renew = async ({ bearer }: DocumentSource, side: 0 | 1) => {
      const { url, access } = sides[side]
      const isRefused = errors[side]?.kind === 'unauthorized' && access !== 'public' && !isSecond
      return isRefused ? bearerSource(client, url, bearer?.token) : undefined
    }
    const renewed = await Promise.all([renew(from, 0), renew(to, 1)])
    if (renewed.every((source) => source === undefined)) throw new UnreadSideError(errors)
    from = renewed[0] ?? from
    to = renewed[1] ?? to
  }
}
