import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { SampleRequest } from '@/engines/samples/sample-request'
import { openDocs } from '../docs/site'

// A slow machine may take longer to load the code than a test waits.
await Promise.all([import('@/modules/console/view/Console'), import('@/modules/console/view/JsonForm')])

/** Opens the page at an address and its console, and waits for the samples. */
export async function openConsoleAt(at: string) {
  const user = userEvent.setup()
  const view = openDocs(at)
  if (!at.includes('try=')) await user.click(await screen.findByRole('button', { name: 'Try it' }))
  const panel = within(await screen.findByRole('region', { name: 'Try it' }))
  // The samples have loaded, and with them the examples.
  await waitFor(() => expect(sample().method).toBeDefined())
  return { user, panel, ...view }
}

/** The request that the samples show. The test file replaces `snippet-in-worker` by the request as JSON. */
export function sample(): SampleRequest & { language: string } {
  const samples = screen.getByRole('complementary', { name: 'Samples' })
  const code = [...samples.querySelectorAll('pre')]
    .map((pre) => pre.textContent)
    .find((pre) => pre.startsWith('{"language'))
  return JSON.parse(code ?? '{}') as SampleRequest & { language: string }
}
