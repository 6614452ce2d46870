import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The color of a point of the picture near its corner, as it is on the screen: red, green, blue. */
async function cornerColor(picture: Locator): Promise<number[]> {
  await picture.scrollIntoViewIfNeeded()
  const shot = (await picture.screenshot()).toString('base64')
  return picture.page().evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(15, image.height - 15, 1, 1).data ?? [])].slice(0, 3)
  }, shot)
}

test('a diagram follows the theme that the reader has chosen, not that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/docs/authentication/authorization-code')
  const diagram = page.getByRole('article').getByRole('img').first()
  await expect.poll(() => cornerColor(diagram)).toEqual([246, 248, 249])
  await page.evaluate(() => localStorage.setItem('dc.theme', 'dark'))
  await page.reload()
  await expect.poll(() => cornerColor(diagram)).toEqual([26, 32, 37])
})
