import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { identityQueries, loadClient } from './queries'
import type { AccountOfInvitation, PasswordChange, PasswordReset, Preferences, ProfileChanges, User } from './schemas'

/** How long after a save the current user is read again, in milliseconds (PROFILE-14). */
const refetchDelayMs = 500

/**
 * A body with a secret, as a mutation takes it: the mutation cache keeps the variables of a mutation, so it gets a function
 * that reads the body from the form, and not the body.
 */
interface SecretBody<B> {
  readBody: () => B
  signal: AbortSignal
}

/**
 * Saves a part of the profile: personal information, contact information or photo (API-12). It reads the person's record
 * first and makes the body from that record, so that values saved in another tab or on another device are kept.
 * Updates and then invalidates the current user.
 */
export function usePatchProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changesOf: (saved: User) => ProfileChanges) => {
      const changes = changesOf(await refetchUser(queryClient, userId))
      await (await loadClient()).patchProfile(userId, changes)
      return changes
    },
    onSuccess: (changes) => updateUser(queryClient, userId, changes),
  })
}

/**
 * Saves the display settings (API-13). It reads the person's record first like `usePatchProfile`, because the call replaces
 * the names too. Updates and then invalidates the current user.
 */
export function useSavePreferences(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (preferencesOf: (saved: User) => Preferences) => {
      const saved = await refetchUser(queryClient, userId)
      const { first_name, last_name, email } = saved
      const preferences = preferencesOf(saved)
      await (await loadClient()).putProfile(userId, { first_name, last_name, email, preferences })
      return preferences
    },
    onSuccess: (preferences) => updateUser(queryClient, userId, { preferences }),
  })
}

/** Crops and uploads a photo, then names it in the profile with `usePatchProfile` (API-14). */
export function useSavePhoto(userId: string) {
  const patch = usePatchProfile(userId)
  return useMutation({
    mutationFn: async (crop: () => Promise<File>) => {
      const photo = await crop()
      const avatar_image_id = await (await loadClient()).uploadAvatar(userId, photo)
      await patch.mutateAsync(({ email }) => ({ email, avatar_image_id }))
    },
  })
}

/** Changes the password of the signed-in person (API-18). Invalidates the current user. */
export function useChangePassword(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (readBody: SecretBody<PasswordChange>['readBody']) =>
      (await loadClient()).changePassword(readBody()),
    gcTime: 0,
    onSuccess: () => invalidateUserLater(queryClient, userId),
  })
}

/** Accepts the terms of use, then reads the person's record again and returns it (TERMS-5). */
export function useAcceptTerms(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (agreedAt: string) => {
      await (await loadClient()).agreeToTerms(userId, agreedAt)
      return refetchUser(queryClient, userId)
    },
  })
}

/** Creates the account of an invitation (API-15). Invalidates nothing: nobody is signed in. */
export function useVerifyInvitation() {
  return useMutation({
    mutationFn: async ({ readBody, signal }: SecretBody<AccountOfInvitation>) =>
      (await loadClient()).verifyInvitation(readBody(), signal),
    gcTime: 0,
  })
}

/** Requests an email with a link to set a new password (API-17). Invalidates nothing: nobody is signed in. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: async ({ emailAddress, signal }: { emailAddress: string; signal: AbortSignal }) =>
      (await loadClient()).forgotPassword(emailAddress, signal),
  })
}

/** Sets a new password with the code of such a link (API-17). Invalidates nothing: nobody is signed in. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async ({ readBody, signal }: SecretBody<PasswordReset>) =>
      (await loadClient()).resetPassword(readBody(), signal),
    gcTime: 0,
  })
}

function refetchUser(queryClient: QueryClient, userId: string): Promise<User> {
  return queryClient.fetchQuery({ ...identityQueries.user(userId), staleTime: 0 })
}

/** Shows what was saved at once; the server's own record follows. */
function updateUser(queryClient: QueryClient, userId: string, saved: Partial<User>): void {
  queryClient.setQueryData(identityQueries.user(userId).queryKey, (user) => user && { ...user, ...saved })
  invalidateUserLater(queryClient, userId)
}

/** Not tied to a component: the page that saved may be closed meanwhile. */
function invalidateUserLater(queryClient: QueryClient, userId: string): void {
  const { queryKey } = identityQueries.user(userId)
  setTimeout(() => void queryClient.invalidateQueries({ queryKey }), refetchDelayMs)
}
