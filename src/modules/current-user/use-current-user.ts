import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { identityQueries } from '@/api/identity/queries'
import type { User } from '@/api/identity/schemas'
import { useSession } from '@/auth/session'

/** The signed-in person's record; disabled (pending, never fetching) while nobody is signed in. */
export function useCurrentUser(): UseQueryResult<User> {
  const session = useSession()
  const signedIn = session.status === 'signedIn'
  const options = identityQueries.user(signedIn ? session.userId : '')
  return useQuery({ ...options, queryFn: signedIn ? options.queryFn : skipToken } as typeof options)
}

/** First and last name, else the e-mail. */
export function displayName(user: Pick<User, 'first_name' | 'last_name' | 'email'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email
}
