import { countCalls, createApplication, readApplication } from './support/applications.ts'
import { expect, openAs, portal, test } from './support/test.ts'
import { save, step, updated } from './support/wizard.ts'

test('leaving the page with unsaved edits asks for confirmation', async ({ page, request, createWorld }) => {
  const world = await createWorld({ applications: ['web'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, '/applications')
  await page.getByRole('link', { name: 'Application 1' }).click()
  const name = page.getByLabel('Name')
  await name.click()
  await page.keyboard.type('Half typed ')
  const typed = await name.inputValue()
  expect(typed).toContain('Half typed')

  // Opening another step does not leave the page.
  await step(page, 'App Types').click()
  await expect(step(page, 'App Details')).toContainText('Unsaved changes')
  await step(page, 'App Details').click()
  await expect(name).toHaveValue(typed)

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const leave = () => page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
  await leave()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/app/${id}`))
  await expect(name).toHaveValue(typed)

  const [asked] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => window.location.reload())),
  ])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(name).toHaveValue(typed)

  await leave()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${portal}/applications`)
  await page.getByRole('link', { name: 'Application 1' }).click()
  await expect(name).toHaveValue('Application 1')
  // No edits are unsaved, so there is no dialog. Playwright would dismiss one, which would cancel the reload.
  await page.reload()
  await expect(name).toHaveValue('Application 1')
  expect(await countCalls(request, world, 'PUT')).toBe(0)
})

test('a slow save does not navigate if the user has left the page', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.route('**/devcenter/v1/applications/', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Slowly saved')
  await save(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Applications' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText('Your application has successfully been created')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Slowly saved' })).toBeVisible()
  await expect(page).toHaveURL(`${portal}/applications`)
})

test('input typed while a new application is saved is kept, and its step stays open', async ({
  page,
  request,
  createWorld,
}) => {
  const world = await createWorld()
  await openAs(page, world, '/app')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/devcenter/v1/applications/', async (route) => {
    if (route.request().method() === 'POST') await answered
    await route.continue()
  })
  await page.getByLabel('Name').fill('Slowly saved')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Blue 400' }).check()
  await page.getByLabel('Description').focus()
  await page.keyboard.type('Books docks ')
  answer()
  await expect(page).toHaveURL(/\/app\/[\w-]+\?expandIndex=1$/)
  await page.keyboard.type('at night.')
  await expect(page.getByText('Your application has successfully been created')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByLabel('Description')).toHaveValue('Books docks at night.')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save(page).click()
  await expect(page).toHaveURL(/expandIndex=2$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await readApplication(request, world, id)).toMatchObject({
    name: 'Slowly saved',
    description: 'Books docks at night.',
    iconColor: 'blue400',
  })
})

test('the back button of the browser asks for confirmation too', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/applications')
  await page.getByRole('link', { name: 'Build An App' }).click()
  await page.getByLabel('Name').fill('Half typed')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(`${portal}/app`)
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${portal}/applications`)
})

test('two tabs: the second save shows a conflict, which Overwrite or Reload resolves', async ({
  page,
  context,
  request,
  createWorld,
}) => {
  const world = await createWorld({ applications: ['m2m'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  const other = await context.newPage()
  await other.goto(`/app/${id}`)
  const conflict = page.getByText('This application was changed elsewhere while you were editing it.')

  await page.getByLabel('Name').fill('From the first tab')
  await other.getByLabel('Name').fill('From the second tab')
  await other.getByLabel('Description').fill('The second tab was faster.')
  await save(other).click()
  await expect(other.getByText(updated)).toBeVisible()

  await save(page).click()
  await expect(conflict).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('From the first tab')
  expect(await readApplication(request, world, id)).toMatchObject({ name: 'From the second tab' })
  await page.getByRole('button', { name: 'Overwrite' }).click()
  await expect(page.getByText(updated)).toBeVisible()
  expect(await readApplication(request, world, id)).toMatchObject({ name: 'From the first tab' })

  await other.goto(`/app/${id}`)
  await page.goto(`/app/${id}`)
  await page.getByLabel('Name').fill('Never saved')
  await other.getByLabel('Name').fill('Saved meanwhile')
  await save(other).click()
  await expect(other.getByText(updated)).toBeVisible()
  await save(page).click()
  await expect(conflict).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Saved meanwhile')
  expect(await readApplication(request, world, id)).toMatchObject({ name: 'Saved meanwhile' })
})

test('Delete stays disabled until the exact name is typed', async ({ page, request, createWorld }) => {
  const world = await createWorld()
  const { id } = await createApplication(request, world, { name: 'Label  Station' })
  await openAs(page, world, `/app/${id}`)
  await page.getByRole('button', { name: 'Delete Application' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Application' })
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true })
  const field = dialog.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(dialog).toContainText('This action cannot be undone.')
  for (const wrong of ['', 'Label Station', 'label  station', 'Label  Station ', ' Label  Station', 'Label  Statio']) {
    await field.fill(wrong)
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await field.press('Enter')
    await remove.click({ force: true })
  }
  await expect(dialog).toBeVisible()
  expect(await countCalls(request, world, 'DELETE')).toBe(0)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete Application' }).click()
  await expect(field).toHaveValue('')
  await field.fill('Label  Station')
  await expect(remove).not.toHaveAttribute('aria-disabled', 'true')
  await remove.click()
  await expect(page).toHaveURL(`${portal}/applications`)
  await expect(page.getByText('Successfully deleted your application')).toBeVisible()
  await expect(page.getByText('You have no apps built or granted.')).toBeVisible()
})

test('a description longer than 140 characters is saved', async ({ page, request, createWorld }) => {
  const world = await createWorld({ applications: ['m2m'] })
  const id = world.applications[0]?.id ?? ''
  await openAs(page, world, `/app/${id}`)
  const description = 'Books docks at night. '.repeat(14).trim()
  await expect(page.getByPlaceholder(/140/)).toHaveCount(1)
  await page.getByLabel('Description').fill(description)
  await expect(page.getByText(`${description.length} of 140 characters`)).toBeVisible()
  await save(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  expect((await readApplication(request, world, id)).description).toBe(description)
})

test('the skip link changes neither the address nor the input', async ({ page, createWorld }) => {
  await openAs(page, await createWorld(), '/app?expandIndex=1#form')
  await page.getByLabel('Name').fill('Half typed')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(`${portal}/app?expandIndex=1#form`)
  await expect(page.getByLabel('Name')).toHaveValue('Half typed')
})
