import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, type ReactNode } from 'react'
import { summarize } from '@/engines/changes/summary'
import type { ApiChange } from '@/engines/openapi/compare/api-change'
import type { ApiComparison as Result } from '@/engines/openapi/compare/compare-documents'
import { isNewer } from '@/lib/is-newer'
import type { OperationKey } from '@/engines/openapi/document/types'
import { errorText } from '@/engines/openapi/document/wording/error'
import { ReadingError } from '@/engines/openapi/document/reading-error'
import { ChangesView } from '@/modules/changes/ChangesView'
import { ComparisonState } from '@/modules/changes/ComparisonState'
import { useComparison, type Comparison } from '@/modules/changes/use-comparison'
import type { UrlQuery } from '@/modules/navigation/use-url-state'
import type { DocumentAccess } from '@/modules/openapi/view/queries'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import toolbar from '@/ui/toolbar.module.css'
import { compareSides, UnreadSideError } from '../model/compare-sides'

/** One of two documents that are compared. */
export interface ComparisonSide {
  url: string
  access: DocumentAccess
  /** Its name in sentences, such as `Version 5`. */
  name: string
  /** Absent for a document without an address of its own. */
  linkTo: ((operation: OperationKey) => string) | undefined
}

interface ApiComparisonProps {
  from: ComparisonSide
  to: ComparisonSide
  /** The operation of the earlier document whose changes are shown. */
  operation: OperationKey | undefined
  /** The query of the page, which has the filters and the operation. */
  url: UrlQuery
  title: string
  /** Shown below the result. */
  after?: ReactNode
  onSwap: () => void
}

/** The differences between two API documents: of one operation, else all of them (COMPARE-40). */
export function ApiComparison({ from, to, operation, url, title, after, onSwap }: ApiComparisonProps) {
  const client = useQueryClient()
  const [fromUrl, fromAccess, toUrl, toAccess] = [from.url, from.access, to.url, to.access]
  const compare = useCallback(
    (work: { signal: AbortSignal; onProgress: (share: number) => void }) =>
      compareSides(
        client,
        [
          { url: fromUrl, access: fromAccess },
          { url: toUrl, access: toAccess },
        ],
        work,
      ),
    [client, fromUrl, fromAccess, toUrl, toAccess],
  )
  const comparison = useComparison(compare)
  return (
    <ComparisonState
      comparison={comparison}
      label="Comparing the documents"
      describeError={(error) => describeError(error, [from.name, to.name])}
      summarize={(result) => summaryOf(result, operation)}
    >
      {(result) => (
        <>
          {isReversed(result) ? (
            <Button onClick={onSwap}>Compare the other way round</Button>
          ) : (
            <Changes {...{ from, to, operation, url, title, result }} retry={comparison.retry} />
          )}
          {after}
        </>
      )}
    </ComparisonState>
  )
}

function describeError(error: unknown, names: readonly string[]): { title: string; message: string } {
  if (!(error instanceof UnreadSideError)) {
    return { title: 'The documents could not be compared', message: errorText(error).cause }
  }
  const failed = error.errors.flatMap((facts, side) => (facts ? [{ facts, name: names[side] ?? '' }] : []))
  return {
    title: `${failed.map(({ name }) => name).join(' and ')} could not be read`,
    message: failed
      .map(({ facts, name }) => {
        const { cause } = errorText(new ReadingError(facts.kind, facts.message, facts.status))
        return failed.length > 1 ? `${name}: ${cause}` : cause
      })
      .join(' '),
  }
}

function isReversed({ versions: { from, to } }: Result): boolean {
  return isNewer(from, to)
}

function summaryOf(result: Result, operation: OperationKey | undefined): string {
  const { versions, unread } = result
  if (isReversed(result)) return `Version ${versions.from} is newer than version ${versions.to}.`
  const changes = operation ? result.changes.filter((change) => concerns(change, operation)) : result.changes
  const isUnread = unread.from.length + unread.to.length > 0
  if (changes.length === 0 && isUnread) return 'Nothing differs in what could be read.'
  if (changes.length === 0) return operation ? 'No change concerns this operation.' : 'Nothing differs.'
  const step = changes.some((change) => change.step === 'major')
    ? 'major'
    : changes.some((change) => change.step === 'minor')
      ? 'minor'
      : 'patch'
  return `${summarize(changes, undefined)} Semantic versioning asks for a new ${step} version.`
}

function concerns({ operations = [] }: ApiChange, { path, method, webhook }: OperationKey): boolean {
  const isSame = (key: OperationKey | undefined) =>
    key?.path === path &&
    key.method.toUpperCase() === method.toUpperCase() &&
    (key.webhook ?? false) === (webhook ?? false)
  return operations.some((sides) => sides.some(isSame))
}

interface ChangesProps extends Omit<ApiComparisonProps, 'onSwap' | 'after'> {
  result: Result
  retry: Comparison<Result>['retry']
}

function Changes({ from, to, operation, url, title, result, retry }: ChangesProps) {
  const { changes, unread } = result
  const shown = useMemo(() => {
    const some = operation ? changes.filter((change) => concerns(change, operation)) : changes
    return some.map((change) => ({ ...change, links: linksOf(change, operation, [from, to]) }))
  }, [changes, operation, from, to])
  const all = { path: undefined, method: undefined, webhook: undefined }
  return (
    <>
      {(
        [
          ['from', from.name],
          ['to', to.name],
        ] as const
      ).map(
        ([side, name]) =>
          unread[side].length > 0 && (
            <Callout key={side} tone="warn" title={`Parts of ${name} could not be read: their differences are unknown`}>
              <ul>
                {unread[side].map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            </Callout>
          ),
      )}
      {operation && (
        <div className={toolbar.line}>
          <p>
            Only changes of{' '}
            <code>
              {operation.method} {operation.path}
            </code>
            .
          </p>
          <Button size="sm" onClick={() => url.change(all)}>
            Show the whole document
          </Button>
        </div>
      )}
      <ChangesView
        changes={shown}
        url={url}
        title={title}
        summary={summaryOf(result, operation)}
        fileName="api-changes"
        sides={{ from: from.name, to: to.name }}
      />
    </>
  )
}

/** The addresses of an operation that a change concerns, on both sides. */
function linksOf(
  { operations = [] }: ApiChange,
  operation: OperationKey | undefined,
  [from, to]: readonly [ComparisonSide, ComparisonSide],
): { from?: string; to?: string } {
  const wanted = operations.find(([key]) => key?.path === operation?.path && key?.method === operation?.method)
  const [before, after] = wanted ?? operations[0] ?? []
  return {
    ...(before && from.linkTo && { from: from.linkTo(before) }),
    ...(after && to.linkTo && { to: to.linkTo(after) }),
  }
}
