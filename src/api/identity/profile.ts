import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { identityQueries } from './queries'
import type { Preferences, ProfileChanges, User } from './schemas'

// Loaded with the first call, see devcenter/queries.ts.
const client = () => import('./client')

/** How long after a save the current user is read again, in milliseconds (2 §9). */
const refreshDelayMs = 500

/** Saves a part of the profile: personal, contact or photo (2 §7). */
export function usePatchProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => (await client()).patchProfile(userId, changes),
    onSuccess: (_, changes) => adopt(queryClient, userId, changes),
  })
}

/**
 * Saves the display settings. The call replaces the names too, so the record is read again before: a name that was
 * changed meanwhile, in another tab for instance, stays.
 */
export function useSavePreferences(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preferences: Preferences) => {
      const user = await queryClient.fetchQuery({ ...identityQueries.user(userId), staleTime: 0 })
      const { first_name, last_name, email } = user
      await (await client()).putProfile(userId, { first_name, last_name, email, preferences })
    },
    onSuccess: (_, preferences) => adopt(queryClient, userId, { preferences }),
  })
}

/** What was saved shows at once; the server's own record follows. */
function adopt(queryClient: QueryClient, userId: string, saved: Partial<User>): void {
  queryClient.setQueryData(identityQueries.user(userId).queryKey, (user) => user && { ...user, ...saved })
  refreshSoon(queryClient, userId)
}

/** Not tied to the page that saved: it may be left meanwhile. */
function refreshSoon(queryClient: QueryClient, userId: string): void {
  const { queryKey } = identityQueries.user(userId)
  setTimeout(() => void queryClient.invalidateQueries({ queryKey }), refreshDelayMs)
}
