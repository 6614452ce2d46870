import type { MouseEvent } from 'react'
import { paths } from '@/lib/paths'
import { useSignIn } from './use-sign-in'

/** Leads through the sign-in to the home page. In a new tab a private page does the same. */
export function SignInLink({ onLeave }: { onLeave?: () => void }) {
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
