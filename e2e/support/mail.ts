import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { platform } from './test.ts'

export interface Invited {
  email: string
  firstName: string
  lastName: string
  /** Name of the trial organization. */
  organization: string
}

/** Invites a new person to a trial account. */
export async function invite(request: APIRequestContext, firstName = 'Jonas'): Promise<Invited> {
  const key = crypto.randomUUID().slice(0, 8)
  const invited = {
    email: `${firstName.toLowerCase()}-${key}@fjordtextil.example`,
    firstName,
    lastName: `Lindqvist ${key}`,
    organization: `Fjord Textil ${key} - Trial`,
  }
  const data = { ...invited, organization: { trialName: invited.organization } }
  const answer = await request.post(`${platform}/__control/invitations`, { data })
  expect(answer.status(), await answer.text()).toBe(204)
  return invited
}

/** Opens the newest mail to this email address in the outbox and follows its link. Returns the link's address. */
export async function followMail(page: Page, email: string, link: string): Promise<URL> {
  await page.goto(`${platform}/outbox?to=${encodeURIComponent(email)}`)
  const anchor = page.getByRole('link', { name: link }).first()
  const address = new URL((await anchor.getAttribute('href')) ?? '')
  await anchor.click()
  return address
}
