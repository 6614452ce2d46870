import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PhotoError } from '@/features/profile/photo/model/picture-file'
import { currentToasts } from '@/ui/toast'
import { photo } from '../../../platform/seed/photo'
import { platformForTests } from '../support/portal'
import { openProfile, profilePath } from './open'

const platform = platformForTests()
const bytes = Uint8Array.from(photo([20, 90, 120]))

// happy-dom has no canvas: the code that reads and crops pictures is mocked here and tested in e2e/profile-photo.spec.ts.
vi.mock('react-easy-crop', () => ({
  default: function Cropper({ onCropAreaChange }: { onCropAreaChange: (percent: object, pixels: object) => void }) {
    // Called once for each picture, because the real cropper reports only changes.
    const tell = useRef(onCropAreaChange)
    useEffect(() => tell.current({}, { x: 0, y: 0, width: 400, height: 400 }), [])
    return <div role="application" aria-label="Photo" />
  },
}))
vi.mock('@/features/profile/photo/model/picture', () => ({
  openPicture: (file: File) =>
    file.name.includes('broken')
      ? Promise.reject(new PhotoError({ kind: 'damaged' }))
      : Promise.resolve({
          url: `blob:${file.name}`,
          name: file.name,
          bytes: file.size,
          size: { width: 100, height: 100 },
          file: { type: 'gif', width: 100, height: 100, animated: true },
        }),
  turnPicture: (picture: object) => Promise.resolve({ ...picture, url: 'blob:turned' }),
  closePicture: () => undefined,
  previewPicture: () => undefined,
  cropPicture: () =>
    new Promise((resolve) => setTimeout(resolve, 50, new File([bytes], 'photo.png', { type: 'image/png' }))),
}))

const file = (name: string) => new File([bytes], name, { type: 'image/png' })
const dialog = () => screen.findByRole('dialog', { name: 'Edit photo' })
const saved = (userId: string) =>
  platform
    .context()
    .db.all<{ avatar_image_id: string | null }>('select avatar_image_id from users where id = ?', userId)[0]
    ?.avatar_image_id

async function choose(name = 'me.png') {
  const user = userEvent.setup()
  const world = await platform.signIn()
  openProfile('personal')
  await screen.findByRole('button', { name: 'Upload photo' })
  await user.upload(screen.getByLabelText('Photo file'), file(name))
  return { user, ...world }
}

const savePhoto = async () => within(await dialog()).findByRole('button', { name: 'Save photo' })

describe('Profile Photo', () => {
  test('is uploaded, saved in the profile, shown at 240 by 240 pixels, and deleted after a confirmation', async () => {
    const { user, userId } = await choose()
    expect(screen.getByRole('heading', { level: 2, name: 'Profile Photo', hidden: true })).toBeInTheDocument()
    await screen.findByRole('application')
    await user.click(await savePhoto())
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Profile Photo saved', tone: 'success' }]))
    expect(screen.queryByRole('button', { name: 'Upload photo' })).toBeNull()
    expect(await screen.findByRole('button', { name: 'Edit photo' })).toBeInTheDocument()
    const id = saved(userId)
    const image = await screen.findByRole('img', { name: /^Robin/ })
    expect(image).toHaveAttribute('src', expect.stringMatching(new RegExp(`/avatars/test/400x400/${id}$`)))
    expect(image).toHaveAttribute('width', '240')
    expect(image).toHaveAttribute('height', '240')

    await user.click(screen.getByRole('button', { name: 'Delete photo' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete photo?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(saved(userId)).toBe(id)
    await user.click(screen.getByRole('button', { name: 'Delete photo' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(currentToasts()).toContainEqual(expect.objectContaining({ title: 'Profile Photo deleted' })),
    )
    expect(saved(userId)).toBeNull()
    expect(await screen.findByRole('button', { name: 'Upload photo' })).toBeInTheDocument()
  })

  test('a double click saves it once', async () => {
    const { user, userId } = await choose()
    await screen.findByRole('application')
    const button = await savePhoto()
    await user.click(button)
    await user.click(button)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Profile Photo saved' }]))
    expect(saved(userId)).not.toBeNull()
    const calls = platform
      .context()
      .requests.list(userId)
      .map(({ method }) => method)
    expect(calls.filter((method) => method === 'POST' || method === 'PATCH')).toEqual(['POST', 'PATCH'])
  })

  test('a file that cannot be opened shows an error; another file can be chosen and shows its notes', async () => {
    const { user } = await choose('broken.png')
    const alert = await within(await dialog()).findByRole('alert')
    expect(alert).toHaveTextContent('This picture is damaged and cannot be opened. Choose another one.')
    expect(await savePhoto()).toHaveAttribute('aria-disabled', 'true')
    await user.upload(screen.getByLabelText('Another photo file'), file('fine.gif'))
    expect(await screen.findByText('Only the first picture of an animation is used.')).toBeInTheDocument()
    expect(screen.getByText('With 100 × 100 pixels, this photo will look blurred.')).toBeInTheDocument()
    expect(within(await dialog()).queryByRole('alert')).toBeNull()
    await waitFor(async () => expect(await savePhoto()).not.toHaveAttribute('aria-disabled'))
  })

  test.each([
    ['the upload', '/identity/users/[^/]+/avatar/?', 'POST'],
    ['the profile', profilePath, 'PATCH'],
  ])('a failure of %s shows an error in the dialog, which keeps the picture', async (_, path, method) => {
    const { user, userId } = await choose()
    await screen.findByRole('application')
    const envelope = { error: { error: 'Down', errorDescription: 'Back at noon.' } }
    platform.fail({ match: { path, method }, status: 503, body: envelope })
    await user.click(await savePhoto())
    const alert = await within(await dialog()).findByRole('alert')
    expect(alert).toHaveTextContent('Error saving Profile Photo')
    expect(alert).toHaveTextContent('Your profile photo was not saved.')
    expect(alert).toHaveTextContent('Back at noon.')
    expect(currentToasts()).toEqual([])
    expect(saved(userId)).toBeNull()
    // The dialog shows only the latest error: a rejected file replaces the failed save, and the other way round.
    await user.upload(screen.getByLabelText('Another photo file'), file('broken.png'))
    expect(await within(await dialog()).findByText(/^This picture is damaged/)).toBeInTheDocument()
    expect(screen.queryByText('Your profile photo was not saved.')).toBeNull()
    await user.click(await savePhoto())
    expect(await within(await dialog()).findByText('Your profile photo was not saved.')).toBeInTheDocument()
    expect(screen.queryByText(/^This picture is damaged/)).toBeNull()
    platform.context().faults.remove()
    await user.click(await savePhoto())
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Profile Photo saved' }]))
  })

  test('a failed deletion shows an error in the confirmation dialog', async () => {
    const { user, userId } = await choose()
    await screen.findByRole('application')
    await user.click(await savePhoto())
    await user.click(await screen.findByRole('button', { name: 'Delete photo' }))
    platform.fail({ match: { path: profilePath, method: 'PATCH' }, drop: true })
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Error deleting Profile PhotoYour profile photo was not deleted. Check your internet connection and try again.',
    )
    expect(saved(userId)).not.toBeNull()
  })

  test('the current photo can be cropped again; if it cannot be loaded, another one can be chosen', async () => {
    const { user } = await choose()
    await screen.findByRole('application')
    await user.click(await savePhoto())
    await user.click(await screen.findByRole('button', { name: 'Edit photo' }))
    await screen.findByRole('application')
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    platform.fail({ match: { path: '/avatars/' }, status: 500, raw: '' })
    await user.click(screen.getByRole('button', { name: 'Edit photo' }))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Your current photo could not be loaded.',
    )
    expect(within(await dialog()).getByRole('button', { name: 'Choose another' })).toBeInTheDocument()
  })
})
