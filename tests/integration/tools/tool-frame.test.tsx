import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToolRoute } from '@/app/ToolRoute'
import * as environments from '@/config/environment'
import { visibleTools } from '@/config/tools'
import { LoadedTool } from '@/features/tools/components/ToolFrame'
import type { ToolLoader } from '@/features/tools/model/tool-loader'
import { openPortal, platformForTests } from '../support/portal'

const platform = platformForTests()
const [tool] = visibleTools(true, 'test')

interface Code {
  Tool: () => React.ReactNode
}
const code: Code = { Tool: () => <h1>The tool</h1> }

/** A loader whose loads end when the test says so. */
function heldLoader() {
  const ends: { resolve: () => void; reject: () => void }[] = []
  let loaded: Code | undefined
  const loader: ToolLoader<Code> = {
    current: () => loaded,
    load: () =>
      new Promise((resolve, reject) => {
        ends.push({
          resolve: () => {
            loaded = code
            resolve(code)
          },
          reject: () => reject(new Error('gone')),
        })
      }),
  }
  return { loader, ends }
}

describe('loading a tool', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  function show() {
    if (!tool) throw new Error('No tool')
    const { loader, ends } = heldLoader()
    render(<LoadedTool tool={tool} loader={loader} />)
    return { ends, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
  }

  test('says after a second that it takes long, then shows the tool', async () => {
    const { ends } = show()
    expect(screen.queryByText('Taking a long time...')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.queryByText('Taking a long time...')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.getByText('Taking a long time...')).toBeInTheDocument()
    await act(async () => ends[0]?.resolve())
    expect(screen.getByRole('heading', { name: 'The tool' })).toBeInTheDocument()
    expect(screen.queryByText('Taking a long time...')).not.toBeInTheDocument()
  })

  test('says Error! when it fails, and tries again on Retry, as often as wanted', async () => {
    const { ends, user } = show()
    await act(async () => ends[0]?.reject())
    expect(screen.getByRole('heading', { name: 'Error!' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByText('Error!')).not.toBeInTheDocument()
    expect(ends).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('Taking a long time...')).toBeInTheDocument()
    await act(async () => ends[1]?.reject())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => ends[2]?.resolve())
    expect(screen.getByRole('heading', { name: 'The tool' })).toBeInTheDocument()
  })
})

describe('the address of a tool', () => {
  const open = (id: string) => openPortal(`/tools/${id}`, [{ path: `/tools/${id}`, element: <ToolRoute id={id} /> }])
  const missing = "The page you're looking for can't be found."

  test('opens it', async () => {
    await platform.signIn({ namespace: 'sps' })
    open('example-tool')
    expect(await screen.findByRole('heading', { name: 'Example Tool' })).toBeInTheDocument()
    expect(await screen.findAllByRole('row')).toHaveLength(3)
  })

  test('does not exist for those who may not see it', async () => {
    await platform.signIn()
    open('example-tool')
    expect(await screen.findByRole('heading', { name: missing })).toBeInTheDocument()
  })

  test('does not exist where the environment hides it, not even for staff', async () => {
    const { environment } = environments
    vi.spyOn(environments, 'environment').mockImplementation(() => ({ ...environment(), name: 'prod' }))
    await platform.signIn({ namespace: 'sps' })
    const { container } = open('example-tool')
    expect(await screen.findByRole('heading', { name: missing })).toBeInTheDocument()
    expect(container).not.toHaveTextContent('Example Tool')
  })
})
