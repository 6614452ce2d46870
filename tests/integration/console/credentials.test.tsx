import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deleteTokens, takePasted } from '@/modules/console/credentials/token-store'
import type { Credentials } from '@/modules/console/credentials/use-credentials'
import { requiredCredential } from '@/engines/requests/model/required-credential'
import { credentialsOf } from '@/engines/openapi/document/request-headers'
import { bundle, operation } from '../../unit/engines/openapi/fixtures'
import { sentRequests, showRequest } from './show-request'

beforeEach(() => deleteTokens())

function show(schemes: Record<string, object>) {
  const security = [Object.fromEntries(Object.keys(schemes).map((name) => [name, []]))]
  const document = bundle({ '/orders': { get: { security } } }, { components: { securitySchemes: schemes } })
  const view = operation(document, '/orders', 'get')
  const required = requiredCredential(credentialsOf(view))
  if (!required) throw new Error('No credential')
  const credentials: Partial<Credentials> = {
    source: 'pasted',
    hasPasted: true,
    kinds: [],
    setSource: () => undefined,
    tokenToSend: () => Promise.resolve(takePasted(required.pasteKey)?.token),
  }
  showRequest(view, {}, { credentials, required })
  return screen.getByRole('button', { name: 'Send' })
}

const token = { type: 'http', scheme: 'bearer' }
const key = { type: 'apiKey', in: 'header', name: 'X-Key' }

it('a token that was typed is sent without a second press, and leaves its field', async () => {
  const send = show({ token })
  await userEvent.type(screen.getByLabelText('Access token'), 'Bearer typed-token')
  await userEvent.click(send)
  expect(sentRequests()).toMatchObject([{ secret: { token: 'typed-token' } }])
  expect(screen.queryByLabelText('Access token')).toBeNull()
  expect(document.body.innerHTML).not.toContain('typed-token')
})

it('two credentials at once are filled in and sent', async () => {
  const send = show({ token, key })
  await userEvent.type(screen.getByLabelText('Access token Authorization'), 'typed-token')
  expect(send).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(screen.getByLabelText('API key X-Key'), 'typed-key')
  expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(send)
  expect(sentRequests()).toMatchObject([
    { secret: { token: 'typed-token' }, furtherSecrets: [{ token: 'typed-key', headerName: 'X-Key' }] },
  ])
})
