import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { choicesOfUrl } from '@/modules/console/model/url-choices'
import type { HarChoices } from '@/engines/openapi/model/choices'
import { bundle, operation } from '../../unit/engines/openapi/fixtures'
import { sentRequests, showRequest } from './show-request'

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'A1' }
const note = { name: 'X-Note', in: 'header', schema: { type: 'string' } }
const requestBody = { content: { 'application/json': { example: { a: 1 } } } }
const parts = { content: { 'multipart/form-data': { schema: { type: 'object', properties: { note: {} } } } } }
const document = bundle({
  '/items/{id}': {
    delete: { parameters: [id, note] },
    get: { parameters: [id], requestBody },
    put: { parameters: [id], requestBody: parts },
  },
})

const show = (method: string, choices: HarChoices) => showRequest(operation(document, '/items/{id}', method), choices)

describe('a request of a link', () => {
  it.each(['..', '.', '', '%2e%2e', '../..'])(
    'whose path value is %j cannot be sent, and the console says why',
    async (value) => {
      const query = new URLSearchParams([['set', `path id=${value}`]])
      show('delete', choicesOfUrl(operation(document, '/items/{id}', 'delete'), query))
      expect(screen.getByRole('alert')).toHaveTextContent(/The request cannot be sentThe value of id /)
      const button = screen.getByRole('button', { name: 'Send' })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      expect(sentRequests()).toEqual([])
    },
  )

  it('is sent with any other value', async () => {
    const query = new URLSearchParams([['set', 'path id=A.2']])
    show('delete', choicesOfUrl(operation(document, '/items/{id}', 'delete'), query))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sentRequests()).toMatchObject([{ har: { url: expect.stringMatching(/\/items\/A\.2$/) as string } }])
  })
})

it('a header outside ASCII is refused before it is sent', () => {
  show('delete', { values: { 'header X-Note': 'Zoë' } })
  expect(screen.getByRole('alert')).toHaveTextContent('The header X-Note has a character outside ASCII.')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
})

it('a part with NUL is refused before it is sent', () => {
  show('put', { body: { fields: [{ name: 'note', value: 'a\0b' }] } })
  expect(screen.getByRole('alert')).toHaveTextContent('The part note has the character NUL')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
})

it('a GET with a body says before it is sent that browsers leave the body out', () => {
  show('get', {})
  expect(screen.getByText('Browsers send no body with this method')).toBeVisible()
})
