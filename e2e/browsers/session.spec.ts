import { heading, role } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

test('signs in, restores the session after a reload, and signs out', async ({ tab, createWorld }) => {
  const world = await createWorld()
  await openAs(tab, world, '/applications')
  await tab.sees(heading(1, 'Applications'))
  await tab.open('/home')
  await tab.sees(heading(1, 'Welcome to Dev Center'))
  await tab.reload()
  await tab.sees(heading(1, 'Welcome to Dev Center'))
  await tab.sees(role('navigation', 'Main'))

  await tab.click(role('button', /^Robin/, role('banner')))
  await tab.click(role('button', 'Sign Out'))
  await tab.arrives('/home')
  await tab.sees(role('button', 'Sign In', role('banner')))
  // The session at the provider has ended, too.
  await tab.open('/applications')
  await tab.sees(role('button', 'Sign In'))
  await tab.arrives(/\/u\/login|authorize|login/)
})
