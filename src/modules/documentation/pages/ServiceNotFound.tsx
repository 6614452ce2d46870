import { useSession } from '@/auth/session'
import { NotFoundView } from './NotFoundView'
import { SignInButton } from '@/modules/session/SignInButton'

/** Shown for a service that does not exist (DOC-7). Visitors may sign in, because the service may be visible to members only. */
export function ServiceNotFound() {
  const isVisitor = useSession().status === 'anonymous'
  return (
    <NotFoundView
      title="Service Not Found"
      text="We could not find documentation for this service"
      actions={isVisitor ? <SignInButton variant="primary" /> : undefined}
    />
  )
}
