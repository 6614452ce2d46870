import { Suspense, lazy } from 'react'
import { useSession } from '@/auth/session'
import { HomeSkeleton } from './components/HomeSkeleton'
import { SignedOutHome } from './components/SignedOutHome'

// The signed-out home is the portal's first paint: what only signed-in people see is loaded apart from it.
const SignedInHome = lazy(async () => ({ default: (await import('./components/SignedInHome')).SignedInHome }))

/** /home in its two variants (1 §2, 2 §2). */
export function HomePage() {
  const { status } = useSession()
  if (status === 'loading') return <HomeSkeleton />
  if (status !== 'signedIn') return <SignedOutHome />
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <SignedInHome />
    </Suspense>
  )
}
