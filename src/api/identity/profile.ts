import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { identityQueries } from './queries'
import type { Preferences, ProfileChanges, User } from './schemas'

// Loaded with the first call, see devcenter/queries.ts.
const client = () => import('./client')

/** How long after a save the current user is read again, in milliseconds (2 §9). */
const refreshDelayMs = 500

/**
 * Saves a part of the profile: personal, contact or photo (2 §7). The record is read again before, and the body is made
 * of that one: what was not edited here stays as another tab or device saved it.
 */
export function usePatchProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changesOf: (saved: User) => ProfileChanges) => {
      const changes = changesOf(await readAgain(queryClient, userId))
      await (await client()).patchProfile(userId, changes)
      return changes
    },
    onSuccess: (changes) => adopt(queryClient, userId, changes),
  })
}

/** Saves the display settings, on the record as it is now like `usePatchProfile`: the call replaces the names too (2 §7). */
export function useSavePreferences(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preferencesOf: (saved: User) => Preferences) => {
      const saved = await readAgain(queryClient, userId)
      const { first_name, last_name, email } = saved
      const preferences = preferencesOf(saved)
      await (await client()).putProfile(userId, { first_name, last_name, email, preferences })
      return preferences
    },
    onSuccess: (preferences) => adopt(queryClient, userId, { preferences }),
  })
}

/** Cuts a photo, uploads it, then names it in the profile (2 §7). */
export function useSavePhoto(userId: string) {
  const patch = usePatchProfile(userId)
  return useMutation({
    mutationFn: async (cut: () => Promise<File>) => {
      const photo = await cut()
      const avatar_image_id = await (await client()).uploadAvatar(userId, photo)
      await patch.mutateAsync(({ email }) => ({ email, avatar_image_id }))
    },
  })
}

/**
 * Changes the password. What the mutation cache keeps is only how to read the two from the form that holds them, which
 * forgets them after the change.
 */
export function useChangePassword(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (read: () => { password: string; new_password: string }) =>
      (await client()).changePassword(read()),
    gcTime: 0,
    onSuccess: () => refreshSoon(queryClient, userId),
  })
}

/** Accepts the terms of use and reads the person's record again; gives that record. */
export function useAcceptTerms(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (agreedAt: string) => {
      await (await client()).agreeToTerms(userId, agreedAt)
      return readAgain(queryClient, userId)
    },
  })
}

function readAgain(queryClient: QueryClient, userId: string): Promise<User> {
  return queryClient.fetchQuery({ ...identityQueries.user(userId), staleTime: 0 })
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
