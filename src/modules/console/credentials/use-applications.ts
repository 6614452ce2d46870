import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { devcenterQueries } from '@/api/devcenter/queries'
import type { Application } from '@/api/devcenter/schemas'
import { isAppType } from '@/modules/application/labels'
import { uniqueApplications, useApplicationPages } from '@/modules/application/use-application-pages'
import { clientIdOf, type ConsoleApplication } from './application-token'

/** Statuses of an application that the person may not read, or that does not exist. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404])
/** The applications of the reader that can get a token, as far as they are loaded. */
export interface LoadedApplications {
  applications: readonly ConsoleApplication[]
  /** `first`: none can be chosen yet. `more`: those that are loaded can be chosen. */
  loading: 'first' | 'more' | undefined
  /** Whether the chosen application is none of this person and organization, or was deleted. */
  isChosenGone: boolean
  /** Loads again what failed; undefined unless it failed. */
  retry: (() => void) | undefined
}

/**
 * Loads all applications of the reader, because the API cannot search them (CONSOLE-19).
 * @param chosenId is loaded by itself if it is not on the first page.
 */
export function useApplications(chosenId: string | undefined, isEnabled: boolean): LoadedApplications {
  const { first, applications: loaded, isReadingMore, retry } = useApplicationPages({ isEnabled })
  const isUnlisted = first.isSuccess && chosenId !== undefined && !loaded.some(({ id }) => id === chosenId)
  const chosen = useQuery({ ...devcenterQueries.application(chosenId ?? ''), enabled: isEnabled && isUnlisted })
  const all = isUnlisted && chosen.data ? [chosen.data, ...loaded] : loaded
  return {
    applications: uniqueApplications(all).filter(isUsable),
    loading: first.isLoading || chosen.isLoading ? 'first' : isReadingMore ? 'more' : undefined,
    isChosenGone: isUnlisted && chosen.error instanceof ApiError && goneStatuses.has(chosen.error.status ?? 0),
    retry,
  }
}

/** Whether an application can get a token: it has a type, and it has keys. */
function isUsable(application: Application): application is Application & ConsoleApplication {
  return isAppType(application.appType) && clientIdOf(application as ConsoleApplication, 'test') !== undefined
}
