import type { Page } from '@playwright/test'
import type { World, WorldOptions } from '../platform/control/world.ts'
import { withoutSearchIndex } from './support/search.ts'
import { expect, fillSignIn, openAs, platform, portal, signOut, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Dev Center' })
const results = (page: Page, part: string) =>
  page.getByRole('listbox', { name: 'Results' }).locator(`[role=option][href*="${part}"]`)

async function openSearch(page: Page, text: string): Promise<void> {
  // The arriving page moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeVisible()
  await field(page).fill(text)
}

/** Waits until every document has been read. `owners` is how many have stored records then: everybody, and the person. */
async function allRead(page: Page, owners: number): Promise<void> {
  // Reading has begun, or nothing would say that it goes on.
  await expect.poll(async () => (await stored(page)).owners.length, { timeout: 30_000 }).toBe(owners)
  await expect(page.getByText(/^Still reading/)).toBeHidden({ timeout: 30_000 })
}

/** The stored documents: their keys, and all texts. */
function stored(page: Page): Promise<{ owners: string[]; text: string }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('dc-search')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error as Error))
    })
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const store = database.transaction('documents').objectStore('documents')
    const [keys, values] = await Promise.all([read(store.getAllKeys()), read(store.getAll())])
    database.close()
    return {
      owners: [...new Set(keys.map((key) => String((key as string[])[0])))],
      text: JSON.stringify([keys, values]),
    }
  })
}

async function becomeVisitor(page: Page): Promise<void> {
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
}

/** A text to search, and a part of the address that only some people may find with it. */
const questions = {
  'batch rendering': '/docs/label/members/batches',
  'ship to': 'AddressTypeCode#value-ST',
  'template onboarding': '/docs/label/staff/onboarding',
  WarehouseInventoryAdjustmentAdvices: 'fields-qualifiers/7.1.0',
}

const readers = [
  ['a visitor', undefined, []],
  ['a developer', {}, ['batch rendering', 'ship to']],
  ['support staff', { namespace: 'spsc' }, ['batch rendering', 'ship to', 'template onboarding']],
  [
    'staff with the toolbox',
    { namespace: 'sps', roles: ['network-toolbox:user'] },
    ['batch rendering', 'ship to', 'template onboarding', 'WarehouseInventoryAdjustmentAdvices'],
  ],
] as const

for (const [who, world, found] of readers) {
  const openAsReader = async (page: Page, createWorld: (options?: WorldOptions) => Promise<World>) => {
    const roles = world && 'roles' in world ? [...world.roles] : []
    if (world) await openAs(page, await createWorld({ ...world, roles }), '/applications')
    else await page.goto('/home')
  }
  const expectFound = async (page: Page) => {
    for (const [question, part] of Object.entries(questions)) {
      await field(page).fill(question)
      await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible()
      if ((found as readonly string[]).includes(question)) await expect(results(page, part).first()).toBeVisible()
      else await expect(results(page, part)).toHaveCount(0)
    }
  }

  test(`${who} finds in documents what the rules allow`, async ({ page, createWorld }) => {
    await withoutSearchIndex(page.context())
    await openAsReader(page, createWorld)
    await openSearch(page, 'label')
    await allRead(page, world ? 2 : 1)
    await expectFound(page)
    const { owners, text } = await stored(page)
    expect(owners).toHaveLength(world ? 2 : 1)
    expect(text.includes('Template onboarding')).toBe((found as readonly string[]).includes('template onboarding'))
    expect(text.includes('/fields-qualifiers/7')).toBe(world !== undefined)
  })

  test(`${who} finds in the published index what the rules allow, and nothing of it is stored`, async ({
    page,
    createWorld,
  }) => {
    await openAsReader(page, createWorld)
    await openSearch(page, 'label')
    await expectFound(page)
    expect((await stored(page)).owners).toEqual([])
  })
}

test('nothing private is stored after the person signs out, also of other tabs', async ({
  page,
  context,
  createWorld,
}) => {
  await withoutSearchIndex(context)
  await openAs(page, await createWorld(), '/applications')
  await openSearch(page, 'ship to')
  await allRead(page, 2)
  const other = await context.newPage()
  await other.goto('/applications')
  await openSearch(other, 'ship to')
  await expect(results(other, 'value-ST').first()).toBeVisible({ timeout: 30_000 })
  expect((await stored(page)).owners).toHaveLength(2)

  await page.keyboard.press('Escape')
  await becomeVisitor(page)
  await expect.poll(async () => (await stored(page)).owners).toEqual([''])
  await expect(results(other, 'value-ST')).toHaveCount(0)
  await openSearch(page, 'ship to')
  await allRead(page, 1)
  await expect(results(page, 'value-ST')).toHaveCount(0)
  const { owners, text } = await stored(page)
  expect(owners).toEqual([''])
  expect(text).not.toMatch(/fields-qualifiers\/7|members\/batches/)
})

test('another person of another organization finds and stores their own only', async ({ page, createWorld }) => {
  await withoutSearchIndex(page.context())
  const staff = await createWorld({ namespace: 'sps' })
  await openAs(page, staff, '/applications')
  await openSearch(page, 'template onboarding')
  await expect(results(page, 'staff/onboarding').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await becomeVisitor(page)

  const developer = await createWorld()
  await page.goto('/applications')
  await page.waitForURL(`${platform}/**`)
  await fillSignIn(page, developer)
  await page.waitForURL(`${portal}/applications`)
  await openSearch(page, 'batch rendering')
  await expect(results(page, 'members/batches').first()).toBeVisible({ timeout: 30_000 })
  await allRead(page, 2)
  await field(page).fill('template onboarding')
  await expect(results(page, 'staff/onboarding')).toHaveCount(0)
  const { owners, text } = await stored(page)
  expect(owners.toSorted()).toEqual(['', JSON.stringify([developer.userId, developer.organizations[0]?.id])])
  expect(text).not.toContain('Template onboarding')
})

test('a switch of the organization deletes what was stored for the one before', async ({ page, createWorld }) => {
  await withoutSearchIndex(page.context())
  const world = await createWorld({ organizations: ['Quarry Goods', 'Pinewood Retail'] })
  await openAs(page, world, '/applications')
  await openSearch(page, 'batch rendering')
  await expect(results(page, 'members/batches').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  expect((await stored(page)).owners).toHaveLength(2)
  await page.getByRole('button', { name: /Quarry Goods/ }).click()
  await page.getByRole('button', { name: /Switch organization/ }).click()
  await page.getByRole('searchbox', { name: 'Search your organizations' }).fill('pine')
  await page.getByRole('radio', { name: 'Pinewood Retail' }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Pinewood Retail')
  await expect.poll(async () => (await stored(page)).owners).toEqual([''])
})
