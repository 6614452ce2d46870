import { expect } from '@playwright/test'
import { heading, label, role, text } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

test('going back after a sign-out shows nothing private', async ({ tab, engine, createWorld }) => {
  const world = await createWorld({ applications: ['m2m'] })
  await openAs(tab, world, '/applications')
  await tab.sees(text('Application 1'))
  const before = await tab.run(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('restored', 'yes')
    })
    return history.length
  })
  await tab.open('/home')
  await tab.sees(heading(1, 'Welcome to Dev Center'))
  await tab.click(role('button', /^Robin/, role('banner')))
  await tab.click(role('button', 'Sign Out'))
  await tab.arrives('/home')
  await tab.sees(role('button', 'Sign In', role('banner')))

  await tab.run((length) => history.go(length - history.length), before)
  // The page asks for a sign-in instead of showing what it had.
  await tab.sees(label('Password'))
  await tab.seesNo(text('Application 1'))
  await tab.open('/home')
  // The other engines load the page again when a driver controls them.
  if (engine === 'firefox') expect(await tab.run(() => sessionStorage.getItem('restored'))).toBe('yes')
})
