import { panel } from './support/console-requests.ts'
import { operationUrl } from './support/docs.ts'
import { test } from './support/faulty-servers.ts'
import { expect, expectAccessible, openAs } from './support/test.ts'

test('two credentials at once are filled in and sent, and appear in no sample', async ({
  page,
  servers,
  fail,
  createWorld,
}) => {
  const { healthy } = servers.addresses
  const doc = `authentication/openapi/credentials-${crypto.randomUUID()}.json`
  const body = {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    servers: [{ url: healthy }],
    security: [{ token: [], key: [], partner: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        partner: { type: 'apiKey', in: 'query', name: 'partner' },
      },
    },
    paths: { '/orders': { get: { summary: 'List orders', responses: { 200: { description: 'The orders' } } } } },
  }
  servers.forgetCalls()
  await fail({ match: { path: `/content/docs/${doc}` }, body })
  await openAs(page, await createWorld({ isTrial: true }), '/applications')
  await page.goto(`${operationUrl({ doc, path: '/orders', method: 'GET' })}&try=true`)
  await panel(page).getByRole('radio', { name: 'A token you paste' }).click()
  const send = panel(page).getByRole('button', { name: 'Send', exact: true })
  await panel(page).getByLabel('Access token Authorization').fill('typed-token')
  await panel(page).getByLabel('API key X-Key').fill('typed-key')
  await expect(send).toBeDisabled()
  await panel(page).getByLabel('API key partner').fill('typed-partner')
  await expectAccessible(page)
  await send.click()
  await expect(panel(page).getByText('200 OK')).toBeVisible()
  expect(servers.received(healthy, 'GET')).toMatchObject([
    {
      url: '/healthy/orders?partner=typed-partner',
      headers: { authorization: 'Bearer typed-token', 'x-key': 'typed-key' },
    },
  ])
  const samples = page.getByRole('complementary', { name: 'Samples' })
  await expect(samples).toContainText('YOUR_API_KEY')
  await expect(samples).not.toContainText('typed-')
})
