import { useSession } from '@/auth/session'
import { lazyPart } from '@/ui/lazy-part'
import { HomeSkeleton } from './components/HomeSkeleton'
import { SignedOutHome } from './components/SignedOutHome'

// Loaded lazily: the first paint of the portal is the home page of visitors.
const SignedInHome = lazyPart(
  () => import('./components/SignedInHome'),
  (module) => module.SignedInHome,
)

/** The home page, in its form for visitors or for signed-in people (HOME-1). */
export function HomePage() {
  const { status } = useSession()
  if (status === 'loading') return <HomeSkeleton />
  if (status !== 'signedIn') return <SignedOutHome />
  return <SignedInHome placeholder={<HomeSkeleton />} isWholePage />
}
