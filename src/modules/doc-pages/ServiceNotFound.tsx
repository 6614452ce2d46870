import { useSession } from '@/auth/session'
import { NotFoundView } from '@/modules/markdown/NotFoundView'
import { SignInButton } from '@/modules/sign-in/SignInButton'

/** The place of a service that is not there (2 §8), or that only members may see: visitors cannot tell, but may sign in. */
export function ServiceNotFound() {
  const visitor = useSession().status === 'anonymous'
  return (
    <NotFoundView
      title="Service Not Found"
      text="We could not find documentation for this service"
      actions={visitor ? <SignInButton variant="primary" /> : undefined}
    />
  )
}
