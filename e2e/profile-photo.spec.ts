import type { Page } from '@playwright/test'
import { press } from './support/keyboard.ts'
import { animatedGif, greyPng, picture, readPicture, turnedJpeg, type PictureUpload } from './support/pictures.ts'
import { expect, expectAccessible, expectErrors, expectNoSidewaysScroll, openAs, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit photo' })
const photo = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Robin/ })

async function upload(page: Page, file: PictureUpload) {
  await page.getByLabel('Photo file').setInputFiles(file)
  await expect(dialog(page)).toBeVisible()
}

/** Returns the size of the stored photo and its colours at the given points. */
async function storedPhoto(page: Page, points: [number, number][]) {
  const address = (await photo(page).getAttribute('src')) ?? ''
  return page.evaluate(`(${readPicture.toString()})(${JSON.stringify(address)}, ${JSON.stringify(points)})`)
}

test('a camera photo is shown upright, cropped by keyboard, stored at 400 by 400 pixels and deleted', async ({
  page,
  createWorld,
}) => {
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/profile/personal')
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible()
  await upload(page, await turnedJpeg(page))
  const crop = page.getByRole('application')
  await press(page, 'Tab', crop)
  // Moves the photo down to its upper edge: its red upper half then covers two thirds of the square.
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('ArrowDown')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await press(page, 'Tab', dialog(page).getByRole('button', { name: 'Save photo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile Photo saved')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  expect(await photo(page).boundingBox()).toMatchObject({ width: 240, height: 240 })
  const places: [number, number][] = [
    [200, 10],
    [200, 250],
    [200, 290],
    [200, 390],
  ]
  expect(await storedPhoto(page, places)).toEqual({ size: [400, 400], colors: ['red', 'red', 'blue', 'blue'] })

  // Rotates the photo, so that red is on the right. A square picture can be dragged only after zooming in.
  await page.getByRole('button', { name: 'Edit photo' }).click()
  await expect(crop).toBeVisible()
  const shown = dialog(page).locator('img')
  const upright = await shown.getAttribute('src')
  await dialog(page).getByRole('button', { name: 'Rotate by 90 degrees' }).click()
  // The rotated picture is a new image with its own crop.
  await expect(shown).not.toHaveAttribute('src', upright ?? '')
  await expect(crop).toBeVisible()
  await dialog(page).getByRole('slider', { name: 'Zoom' }).fill('2')
  const box = await crop.boundingBox()
  if (!box) throw new Error('The crop area is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 500, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await dialog(page).getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog(page)).toBeHidden()
  // After zooming, the crop shows the left half of the rotated photo: blue, and red in its last third.
  const row: [number, number][] = [
    [100, 200],
    [390, 200],
  ]
  await expect.poll(() => storedPhoto(page, row)).toEqual({ size: [400, 400], colors: ['blue', 'red'] })

  await page.reload()
  await expect(photo(page)).toBeVisible()
  await page.getByRole('button', { name: 'Delete photo' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Profile Photo deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeFocused()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
})

test('unusable files show the reason, and every usable picture is accepted', async ({ page, createWorld }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, await createWorld(), '/applications')
  await page.goto('/profile/personal')
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible()
  const another = (file: PictureUpload) => dialog(page).getByLabel('Another photo file').setInputFiles(file)
  const problem = dialog(page).getByRole('alert')

  await upload(page, picture('me.png', Buffer.from('<script>alert(1)</script>')))
  await expect(problem).toContainText('This file is not a PNG, JPG or GIF picture, although its name says so.')
  await another(picture('me.bmp', Buffer.from('BM')))
  await expect(problem).toContainText('Choose a file that ends in .png, .jpg, .jpeg or .gif.')
  await another(picture('me.png', Buffer.alloc(3 * 1024 * 1024 + 1)))
  await expect(problem).toContainText('A photo can have at most 3 MB')
  await another(greyPng(12_000, 12_000, false))
  await expect(problem).toContainText('This picture has 12,000 × 12,000 pixels, too many to open here.')
  await another(greyPng(500, 500, false))
  await expect(problem).toContainText('This picture is damaged and cannot be opened.')
  await expectAccessible(page)

  await another(animatedGif())
  await expect(dialog(page).getByText('Only the first picture of an animation is used.')).toBeVisible()
  await expect(problem).toBeHidden()
  await another(greyPng(12_000, 4000))
  await expect(dialog(page).getByText('large.png')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog(page).getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Profile Photo saved')).toBeVisible()
  expect(await storedPhoto(page, [])).toMatchObject({ size: [400, 400] })
})

test('a failed upload keeps the crop, and the next one works', async ({ page, createWorld, fail }) => {
  expectErrors(page, /503/)
  const world = await createWorld()
  await openAs(page, world, '/applications')
  await page.goto('/profile/personal')
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible()
  await fail({ match: { user: world.userId, path: '/identity/users/', method: 'POST' }, status: 503, times: 1 })
  await upload(page, greyPng(600, 500))
  await dialog(page).getByRole('button', { name: 'Save photo' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Error saving Profile Photo')
  await dialog(page).getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Profile Photo saved')).toBeVisible()
})
