import type { MouseEvent } from 'react'
import { paths } from '@/lib/paths'
import { useSignIn } from './use-sign-in'

interface SignInLinkProps {
  /** Called before the question about input that would be lost, for instance to allow leaving. */
  onLeave?: () => void
}

/** Leads through the sign-in to the home page. Opened in a new tab it leads to a private page, which asks to sign in. */
export function SignInLink({ onLeave }: SignInLinkProps) {
  const { leave } = useSignIn()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave?.()
    leave(paths.home())
  }
  return (
    <a href={paths.applications()} onClick={follow}>
      Sign In
    </a>
  )
}
