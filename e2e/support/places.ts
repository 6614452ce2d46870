import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/** A place where a secret could be found: its name, and its texts. */
export type Place = [name: string, texts: readonly string[]]

/** Expects none of the secrets in any of the places. */
export function expectNone(secrets: readonly string[], ...places: Place[]): void {
  for (const [name, texts] of places) {
    const found = secrets.filter((secret) => texts.some((text) => text.includes(secret)))
    expect(found, `secrets in: ${name}`).toEqual([])
  }
}

/** The places of a page that scripts, later pages and people can read, with their content. */
export function readablePlaces(page: Page): Promise<Place[]> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result))
        asked.addEventListener('error', () => reject(asked.error ?? new Error('not read')))
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        records.push(await request(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const one of await cache.keys()) cached.push(one.url, (await (await cache.match(one))?.text()) ?? '')
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const places: [string, string[]][] = [
      ['the page', [document.documentElement.outerHTML, document.title, ...fields]],
      ['the address', [location.href]],
      [
        'the history',
        [JSON.stringify(history.state), ...(window.navigation?.entries() ?? []).map((entry) => entry.url ?? '')],
      ],
      ['local storage', [JSON.stringify(Object.entries(localStorage))]],
      ['session storage', [JSON.stringify(Object.entries(sessionStorage))]],
      ['cookies', [document.cookie]],
      ['databases', [JSON.stringify(records)]],
      ['caches', cached],
      ['the timeline', performance.getEntries().map(({ name }) => name)],
    ]
    return places
  })
}

/** A request as it was sent. */
export interface Sent {
  url: string
  headers: Record<string, string>
  body: string
}

/** Records what a page and its workers send, and log, from now on. */
export function record(page: Page): { logged: string[]; sent: () => Promise<Sent[]> } {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('pageerror', (error) => logged.push(String(error)))
  const sent: Promise<Sent>[] = []
  const add = (one: Request) =>
    sent.push(one.allHeaders().then((headers) => ({ url: one.url(), headers, body: one.postData() ?? '' })))
  page.context().on('requestfinished', add)
  page.context().on('requestfailed', add)
  return { logged, sent: () => Promise.all(sent) }
}
