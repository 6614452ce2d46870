import { useSession } from '@/auth/session'
import { pageAt } from '@/config/page-at'
import { LockMark } from '@/ui/LockMark'

/** The lock behind the name of a link whose page visitors see after a sign-in; nothing for others and for open pages. */
export function LockFor({ to }: { to: string }) {
  const isVisitor = useSession().status === 'anonymous'
  return isVisitor && pageAt(to)?.needsSignIn ? <LockMark /> : null
}
