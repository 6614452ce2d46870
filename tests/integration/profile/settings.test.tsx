import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { currentToasts } from '@/ui/toast'
import { formatDateTime } from '@/modules/dates/date-time'
import { platformForTests } from '../support/portal'
import { field, formPages, openProfile, profilePath, save, saveButton, saveFailures } from './open'

const platform = platformForTests()

const callsOf = (userId: string, method: string) =>
  platform
    .context()
    .requests.list(userId)
    .filter((call) => call.method === method)
const profileReads = (userId: string) => callsOf(userId, 'GET').filter(({ path }) => path === '/identity/v3/users/')

describe.each(formPages)('/profile/$page', ({ page, what, method, edit, kept }) => {
  test('Save is disabled without changes, and Cancel discards changes', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile(page)
    await screen.findByRole('button', { name: 'Cancel' })
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
    expect(saveButton()).toHaveAccessibleDescription('No changes yet.')
    await edit(user)
    expect(saveButton()).not.toHaveAttribute('aria-disabled')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(saveButton()).toHaveAccessibleDescription('No changes yet.')
    expect(await kept()).toBe(false)
  })

  test('a save shows a spinner and a toast, and reloads the current user after half a second', async () => {
    const user = userEvent.setup()
    const { userId } = await platform.signIn()
    const { container } = openProfile(page)
    await edit(user)
    const answer = platform.hold({ match: { path: profilePath, method } })
    await save(user)
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'))
    answer()
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: `${what} saved`, tone: 'success' }]))
    expect(saveButton()).toHaveAccessibleDescription('No changes yet.')
    const saves = callsOf(userId, method)
    expect(saves).toHaveLength(1)
    // Both are times of answers: the toast may be painted late.
    const savedAt = Date.parse(saves[0]?.at ?? '')
    const later = () =>
      profileReads(userId)
        .map(({ at }) => Date.parse(at) - savedAt)
        .filter((ms) => ms > 0)
    await waitFor(() => expect(later()).toHaveLength(1))
    expect(later()[0]).toBeGreaterThanOrEqual(490)
    expect(await kept()).toBe(true)
    expect(container.querySelector('form')).toBeInTheDocument()
  })

  // The pages share the code that shows a failure: one page tests every failure, the others the two that differ most.
  test.each(page === 'personal' ? saveFailures : saveFailures.slice(-2))(
    '%s shows one error above the fields, which keep their input',
    async (_, expected) => {
      const user = userEvent.setup()
      await platform.signIn()
      openProfile(page)
      await edit(user)
      platform.fail({ match: { path: profilePath, method }, ...expected.error })
      await save(user)
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(`Error saving ${what}`)).toBeInTheDocument()
      expect(alert).toHaveTextContent(
        expected.says ?? ['Your changes were not saved.', expected.cause].filter(Boolean).join(' '),
      )
      expect(alert).toHaveFocus()
      expect(currentToasts()).toEqual([])
      expect(await kept()).toBe(true)

      platform.context().faults.remove()
      await save(user)
      await waitFor(() => expect(currentToasts()).toMatchObject([{ title: `${what} saved` }]))
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('a timeout shows an error', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile(page)
    await edit(user)
    const client = await import('@/api/identity/client')
    vi.spyOn(client, method === 'PUT' ? 'putProfile' : 'patchProfile').mockRejectedValue(
      new ApiError({ api: 'identity', kind: 'timeout', message: 'no answer' }),
    )
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond in time; try again.')
    expect(await kept()).toBe(true)
    vi.restoreAllMocks()
  })

  test('leaving with unsaved changes asks', async () => {
    const user = userEvent.setup()
    await platform.signIn()
    const { router } = openProfile(page)
    await edit(user)
    await user.click(
      screen.getByRole('link', { name: page === 'contact' ? 'Display Settings' : 'Contact Information' }),
    )
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe(`/profile/${page}`)
    expect(await kept()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(
      screen.getByRole('link', { name: page === 'contact' ? 'Display Settings' : 'Contact Information' }),
    )
    await waitFor(() => expect(router.state.location.pathname).not.toBe(`/profile/${page}`))
  })
})

test('input typed during a save stays as an unsaved change', async () => {
  const user = userEvent.setup()
  const { userId } = await platform.signIn()
  openProfile('personal')
  await user.type(await field('Job title'), 'Buyer')
  const answer = platform.hold({ match: { path: profilePath, method: 'PATCH' }, times: 1 })
  const reads = profileReads(userId).length
  await save(user)
  await user.type(await field('Job title'), ' and seller')
  answer()
  await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Personal Information saved' }]))
  expect(platform.context().db.all('select job_title from users where id = ?', userId)).toEqual([
    { job_title: 'Buyer' },
  ])
  // The input also stays after the record is loaded again.
  await waitFor(() => expect(profileReads(userId).length).toBeGreaterThan(reads))
  expect(await field('Job title')).toHaveValue('Buyer and seller')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await save(user)
  await waitFor(() =>
    expect(platform.context().db.all('select job_title from users where id = ?', userId)).toEqual([
      { job_title: 'Buyer and seller' },
    ]),
  )
})

describe('the request', () => {
  test('the preferred organization is one of the person’s organizations', async () => {
    const user = userEvent.setup()
    const { userId, organizations } = await platform.signIn({ organizations: ['North', 'South', 'West'] })
    openProfile('personal')
    const select = await screen.findByRole('combobox', { name: /^Preferred organization/ })
    expect(select).toHaveDisplayValue('North')
    await user.selectOptions(select, 'West')
    await save(user)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Personal Information saved' }]))
    const [row] = platform.context().db.all('select preferred_org_id from users where id = ?', userId)
    expect(row).toEqual({ preferred_org_id: organizations[2]?.id })
  })

  test('with many organizations, the field has a search', async () => {
    const user = userEvent.setup()
    const names = Array.from({ length: 40 }, (_, index) => `Depot ${index + 1}`)
    const { userId, organizations } = await platform.signIn({ organizations: names })
    openProfile('personal')
    const box = await screen.findByRole('combobox', { name: /^Preferred organization/ })
    expect(box).toHaveValue('Depot 1')
    await user.type(box, 'depot 33')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{Enter}')
    expect(box).toHaveValue('Depot 33')
    await save(user)
    await waitFor(() => expect(currentToasts()).toMatchObject([{ title: 'Personal Information saved' }]))
    const [row] = platform.context().db.all('select preferred_org_id from users where id = ?', userId)
    expect(row).toEqual({ preferred_org_id: organizations[32]?.id })
  })
})

test('the email address is read-only, with a link to support to change it', async () => {
  const { email } = await platform.signIn()
  openProfile('contact')
  const input = await field('Email')
  expect(input).toHaveValue(email)
  expect(input).toHaveAttribute('readonly')
  expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute(
    'href',
    '/contact-info?contactSupport=true',
  )
})

test('visitors are asked to sign in, without a redirect', async () => {
  const { router } = openProfile('personal')
  expect(await screen.findByRole('heading', { level: 1, name: 'You need to sign-in.' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/profile/personal')
})

test('each of the twelve date/time formats shows the present time in the chosen zone', async () => {
  const user = userEvent.setup()
  await platform.signIn()
  openProfile('display')
  const zone = await screen.findByRole('combobox', { name: 'Time zone' })
  await user.click(zone)
  await user.keyboard('kiritimati')
  await user.click(await screen.findByRole('option', { name: /Kiritimati/ }))
  const formats = within(screen.getByRole('radiogroup', { name: 'Date/time format' }))
  expect(formats.getAllByRole('radio')).toHaveLength(12)
  for (const radio of formats.getAllByRole<HTMLInputElement>('radio')) {
    const time = radio.closest('label')?.querySelector('time')
    expect(Math.abs(Date.now() - Date.parse(time?.dateTime ?? ''))).toBeLessThan(10 * 60_000)
    expect(time).toHaveTextContent(
      formatDateTime(time?.dateTime ?? '', { locale: radio.value, timezone: 'Pacific/Kiritimati' }) ?? 'no time',
      { normalizeWhitespace: false },
    )
  }
})

describe('the time zone', () => {
  async function openList() {
    const user = userEvent.setup()
    await platform.signIn()
    openProfile('display')
    const box = await screen.findByRole('combobox', { name: 'Time zone' })
    await user.click(box)
    await waitFor(() => expect(screen.getAllByRole('option', { name: /UTC/ }).length).toBeGreaterThan(400))
    return { user, box }
  }
  const zones = () => screen.queryAllByRole('option', { name: /UTC/ })

  test('is searched half a second after the last key, also by its former name, and chosen with Enter', async () => {
    const { user, box } = await openList()
    const typedAt = Date.now()
    await user.keyboard('kiev')
    expect(zones().length).toBeGreaterThan(400)
    await waitFor(() => expect(zones()).toHaveLength(1))
    expect(Date.now() - typedAt).toBeGreaterThanOrEqual(500)
    await user.keyboard('{Enter}')
    expect(box).toHaveValue('Europe/Kyiv')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    // Typing starts a new search, however the list was closed.
    await user.keyboard('london')
    expect(box).toHaveValue('london')
    await waitFor(() => expect(zones()).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('Europe/Kyiv')
    await user.keyboard('tokyo')
    expect(box).toHaveValue('tokyo')
    await user.click(await screen.findByRole('option', { name: /Tokyo/ }))
    expect(box).toHaveValue('Asia/Tokyo')
    await user.click(box)
    await user.keyboard('oslo')
    expect(box).toHaveValue('oslo')
  })

  test.each([
    ['UTC-6', 'America/Costa Rica'],
    ['gmt+1', 'Africa/Lagos'],
  ])('is found by its offset: %s', async (offset, zone) => {
    const { user } = await openList()
    await user.keyboard(offset)
    await waitFor(() => expect(zones().length).toBeLessThan(100))
    expect(screen.getByRole('option', { name: new RegExp(`^${zone}`) })).toBeInTheDocument()
  })

  test('stays the same when nothing matches and the search is cancelled', async () => {
    const { user, box } = await openList()
    await user.keyboard('atlantis')
    expect(await screen.findByText('No time zone matches.')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(box).toHaveValue('atlantis')
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('America/Chicago')
    expect(saveButton()).toHaveAccessibleDescription('No changes yet.')
  })
})
