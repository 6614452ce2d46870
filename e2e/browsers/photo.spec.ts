import { writeFileSync } from 'node:fs'
import { readPicture, redAndBluePng } from '../support/pictures.ts'
import { expect } from '../support/test.ts'
import type { Target } from './support/in-page.ts'
import { label, role, text } from './support/tab.ts'
import { openAs, test } from './support/test.ts'

const photo = role('img', /^Robin/, role('main'))
/** The address of a picture, or of the one in the target. Runs in the page. */
const addressOf = (target: Target) => {
  const [element] = globalThis.findElements(target)
  return (element?.querySelector('img') ?? (element as HTMLImageElement | undefined))?.src ?? ''
}

const dialog = role('dialog', 'Edit photo')

test('a photo is cropped, rotated and saved at 400 by 400 pixels', async ({ tab, createWorld }, testInfo) => {
  await openAs(tab, await createWorld(), '/applications')
  await tab.open('/profile/personal')
  await tab.sees(role('button', 'Upload photo'))
  const path = testInfo.outputPath('photo.png')
  writeFileSync(path, redAndBluePng().buffer)
  await tab.upload(label('Photo file'), path)
  await tab.sees(dialog)
  const crop = role('application', undefined, dialog)
  await tab.sees(crop)
  const unrotated = await tab.run(addressOf, dialog)
  await tab.click(role('button', 'Rotate by 90 degrees', dialog))
  await tab.finds(expect.not.stringMatching(unrotated), addressOf, dialog)
  // Red is above now, and the picture is moved down to its upper edge: red covers three quarters of the square.
  await tab.drag(crop, { x: 0, y: 300 })
  await tab.click(role('button', 'Save photo', dialog))
  await tab.sees(text('Profile Photo saved'))
  await tab.seesNo(dialog)
  await tab.sees(photo)
  const stored = await tab.run(readPicture, await tab.run(addressOf, photo), [
    [200, 10],
    [200, 280],
    [200, 320],
    [200, 390],
  ])
  expect(stored).toEqual({ size: [400, 400], colors: ['red', 'red', 'blue', 'blue'] })
})
