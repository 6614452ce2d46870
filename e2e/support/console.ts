import type { Locator, Page } from '@playwright/test'

/** The operation that tells whose token a request has, with the console open. @param choice `true`, or the id of an application. */
export function checkTokenPage(choice: string): string {
  return `/api-doc/authentication/check-a-token/?path=/auth-check&method=GET&doc=authentication/openapi/auth.json&try=${choice}`
}

/** The open console. */
export function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Try it' })
}

export function sendButton(page: Page): Locator {
  return panel(page).getByRole('button', { name: 'Send', exact: true })
}

/** The line with the status of the response itself; the explanation of an error repeats the status below it. */
export function answerStatus(page: Page, status: number): Locator {
  return panel(page)
    .getByRole('region', { name: 'Response' })
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${status} `) })
}
