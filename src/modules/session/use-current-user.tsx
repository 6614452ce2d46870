import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { identityQueries } from '@/api/identity/queries'
import type { User } from '@/api/identity/schemas'
import { useSession } from '@/auth/session'

const CurrentUser = createContext<UseQueryResult<User> | undefined>(undefined)

/** Reads the signed-in person's record once for all components that use it; a page has dozens of them. */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const signedIn = session.status === 'signedIn'
  const options = identityQueries.user(signedIn ? session.userId : '')
  const user = useQuery({
    ...options,
    queryFn: signedIn ? options.queryFn : skipToken,
    // By default only what has been read so far causes a rendering. A page that opens later reads more than the page before it.
    notifyOnChangeProps: 'all',
  } as typeof options)
  return <CurrentUser value={user}>{children}</CurrentUser>
}

/** Returns the query of the signed-in person's record; it stays pending while nobody is signed in. */
export function useCurrentUser(): UseQueryResult<User> {
  const user = useContext(CurrentUser)
  if (!user) throw new Error('CurrentUserProvider is missing')
  return user
}

/** Returns first and last name, else the email address. */
export function displayName(user: Pick<User, 'first_name' | 'last_name' | 'email'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email
}
