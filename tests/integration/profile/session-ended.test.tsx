import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dismissSessionEnded, useSessionEnded } from '@/auth/session'
import { currentToasts } from '@/ui/toast'
import { platformForTests } from '../support/portal'
import { formPages, openProfile, profilePath, save, saveButton } from './open'

const platform = platformForTests()

test.each(formPages)(
  '/profile/$page shows only the dialog when the session ends and keeps the input',
  async ({ page, method, edit, kept }) => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile(page)
    await edit(user)
    platform.fail({ match: { path: profilePath, method }, status: 401 })
    const { result: isEnded } = renderHook(useSessionEnded)
    await save(user)
    await waitFor(() => expect(isEnded.current).toBe(true))
    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(currentToasts()).toEqual([])
    expect(await kept()).toBe(true)
    act(dismissSessionEnded)
  },
)
