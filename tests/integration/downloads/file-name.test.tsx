import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setTokenSource } from '@/api/core/token-source'
import { environment } from '@/config/environment'
import { useDownloads } from '@/modules/downloads/use-downloads'

const saved = vi.hoisted((): string[] => [])
vi.mock('@/modules/downloads/save-file', () => ({ saveFile: (_: Blob, name: string) => saved.push(name) }))

const url = `${environment().contentUrl}schemas/latest`
const tokens: (string | null)[] = []
const server = setupServer(
  http.get(url, ({ request }) => {
    tokens.push(request.headers.get('authorization'))
    return new HttpResponse('<schema/>')
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setTokenSource(() => Promise.resolve('token'))
})
afterAll(() => server.close())

function Link({ name }: { name: string | undefined }) {
  const { start } = useDownloads()
  return (
    <button type="button" onClick={() => start({ url, name, access: 'private' })}>
      Save
    </button>
  )
}

test('a file is fetched with the token, and saved as schema.xml if its link has no name', async () => {
  render(<Link name={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toEqual(['schema.xml']))
  expect(tokens).toEqual(['Bearer token'])
})
