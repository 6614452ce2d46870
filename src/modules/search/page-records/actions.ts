import { switchOrganization } from '@/auth/session'
import { mayLeave } from '@/browser/unsaved-input'
import { themes, useTheme } from '@/browser/theme'
import { useLeavePortal } from '@/modules/session/use-leave-portal'
import { signInError } from '@/modules/session/sign-in-error'
import { useSignIn } from '@/modules/session/use-sign-in'
import { showToast } from '@/ui/toast'

const organizationPrefix = 'organization:'

/** The id of the action that switches to an organization. */
export const organizationAction = (id: string) => `${organizationPrefix}${id}`

/** Returns a function that runs an action of the portal by its id (SEARCH-28). Unknown ids do nothing. */
export function useActions(): (id: string) => void {
  const [, chooseTheme] = useTheme()
  const { leave: signOut } = useLeavePortal()
  const { leave: signIn } = useSignIn()
  return (id) => {
    const theme = themes.find((name) => id === `theme-${name}`)
    if (theme) chooseTheme(theme)
    else if (id === 'sign-in') signIn()
    else if (id === 'sign-out') signOut()
    else if (id.startsWith(organizationPrefix)) void switchTo(id.slice(organizationPrefix.length))
  }
}

/** Signs in for another organization. Asks first when input would be lost, and shows a toast when it fails. */
async function switchTo(organizationId: string): Promise<void> {
  if (!(await mayLeave())) return
  await switchOrganization(organizationId).catch((error: unknown) =>
    showToast({ ...signInError(error), tone: 'error' }),
  )
}
