import { useSession } from '@/auth/session'
import { lazyPart } from '@/ui/lazy-part'
import { HomeSkeleton } from './components/HomeSkeleton'
import { SignedOutHome } from './components/SignedOutHome'

// The signed-out home is the portal's first paint: what only signed-in people see is loaded apart from it.
const SignedInHome = lazyPart(
  () => import('./components/SignedInHome'),
  (module) => module.SignedInHome,
)

/** /home in its two variants (1 §2, 2 §2). */
export function HomePage() {
  const { status } = useSession()
  if (status === 'loading') return <HomeSkeleton />
  if (status !== 'signedIn') return <SignedOutHome />
  return <SignedInHome placeholder={<HomeSkeleton />} isWholePage />
}
