import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import type { Change } from '@/engines/changes/change'
import { summarize } from '@/engines/changes/summary'
import { ChangesView } from '@/modules/changes/ChangesView'
import { ComparisonState } from '@/modules/changes/ComparisonState'
import { useComparison, type Compare } from '@/modules/changes/use-comparison'
import { useUrlQuery } from '@/modules/navigation/use-url-state'

const sides = { from: '7.7.0', to: '7.7.4' }
const added: Change = {
  kind: 'element-added',
  level: 'harmless',
  place: ['Header', 'Note'],
  what: 'Element added',
  why: 'Optional.',
}
const changes: Change[] = [
  added,
  {
    kind: 'codes-removed',
    level: 'breaking',
    place: ['Header', 'Dates', 'Qualifier'],
    what: 'Codes removed',
    from: '002, 010',
    why: 'A document with one of them is refused.',
    formats: ['XML'],
    retailers: ['Harbor & Pine'],
    links: { from: '/old', to: '/new' },
  },
  { kind: 'note', level: 'wording', place: ['Header', 'Note'], what: 'Note changed', why: 'Only words.' },
]

function Comparison({ compare }: { compare: Compare<Change[]> }) {
  const comparison = useComparison(compare)
  const url = useUrlQuery()
  return (
    <>
      <h1>Compare</h1>
      <ComparisonState
        comparison={comparison}
        label="Comparing the versions"
        describeError={(error) => ({ title: 'Version 7.7.0 could not be read', message: (error as Error).message })}
        summarize={(result) => summarize(result, 'send')}
      >
        {(result) => (
          <ChangesView
            changes={result}
            url={url}
            title="Orders"
            summary="The summary."
            fileName="orders"
            sides={sides}
          />
        )}
      </ComparisonState>
    </>
  )
}

function show(compare: Compare<Change[]>, url = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Comparison compare={compare} /> }], {
    initialEntries: [url],
  })
  render(
    <DataProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </DataProvider>,
  )
  return router
}

const rowNames = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^(Breaks|May break|Does not break|Wording)$/).textContent)

test('a comparison opens with its sentence, then the rows by place, the breaking ones first', async () => {
  show(() => Promise.resolve(changes))
  await waitFor(() =>
    expect(screen.getByText(/^1 change breaks what you send, 1 does not\./)).toHaveAttribute('role', 'status'),
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Compare',
    'Changes',
    'Header / Dates',
    'Header',
    'Wording',
    'Header',
  ])
  expect(rowNames()).toEqual(['Breaks', 'Does not break', 'Wording'])
  const row = screen.getAllByRole('listitem')[0] ?? document.body
  expect(row).toHaveTextContent('Breaks Qualifier Codes removedBefore002, 010A document with one of them is refused.')
  expect(row).toHaveTextContent('XML onlyHarbor & Pine')
  expect(within(row).getByRole('link', { name: 'Qualifier in 7.7.0' })).toHaveAttribute('href', '/old')
  expect(within(row).getByRole('link', { name: 'Qualifier in 7.7.4' })).toHaveAttribute('href', '/new')
})

test('a comparison is filtered by level and text, both in the address', async () => {
  const router = show(() => Promise.resolve(changes), '/?level=breaking')
  await waitFor(() => expect(rowNames()).toEqual(['Breaks']))
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All changes')
  await userEvent.type(screen.getByLabelText('Filter'), 'optional')
  await waitFor(() => expect(router.state.location.search).toBe('?filter=optional'))
  expect(rowNames()).toEqual(['Does not break'])
  expect(screen.getByText('1 change of 3')).toHaveAttribute('role', 'status')
  await userEvent.type(screen.getByLabelText('Filter'), ' never')
  expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
})

test('a filter of the address is shown, even where no change has its value, and can be taken back', async () => {
  const router = show(() => Promise.resolve(changes), '/?level=warning&format=CSV&role=send')
  expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible()
  expect(screen.getByLabelText('Show')).toHaveDisplayValue('May break (0)')
  expect(screen.getByLabelText('Format')).toHaveDisplayValue('CSV')
  // The direction was chosen for the whole comparison.
  expect(screen.queryByLabelText('Direction')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'All changes')
  expect(rowNames()).toEqual(['Does not break', 'Wording'])
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'XML')
  expect(rowNames()).toEqual(['Breaks', 'Does not break', 'Wording'])
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'All formats')
  expect(rowNames()).toEqual(['Breaks', 'Does not break', 'Wording'])
  expect(router.state.location.search).toBe('?role=send')
})

test('a comparison without differences has its sentence only', async () => {
  show(() => Promise.resolve([]))
  expect(await screen.findByText('Nothing differs.')).toBeVisible()
  expect(screen.queryByLabelText('Filter')).toBeNull()
})

test('of a comparison with very many changes the first rows are shown, until all are asked for', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ ...added, place: ['Header', `Field${index}`] }))
  show(() => Promise.resolve(many))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100))
  await userEvent.click(screen.getByRole('button', { name: 'Show all 250 changes' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(250)
})

test('a side that could not be read is named, and never shows as no difference', async () => {
  const compare = vi.fn<Compare<Change[]>>().mockRejectedValueOnce(new Error('The file is empty.'))
  compare.mockResolvedValueOnce([])
  show(compare)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Version 7.7.0 could not be readThe file is empty.')
  expect(screen.queryByText('Nothing differs.')).toBeNull()
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Nothing differs.')).toBeVisible()
})

test('a side that could not be read stays named when the other side loads later', async () => {
  let report: (share: number) => void = () => undefined
  show(({ onProgress }) => {
    report = onProgress
    return Promise.reject(new Error('The file is empty.'))
  })
  await screen.findByRole('alert')
  act(() => report(0.5))
  expect(screen.getByRole('alert')).toHaveTextContent('The file is empty.')
})

test('a long comparison shows its progress, and is cancelled and started again by keys', async () => {
  const signals: AbortSignal[] = []
  show(({ signal, onProgress }) => {
    signals.push(signal)
    onProgress(0.25)
    return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve([])
  })
  const progress = await screen.findByRole('progressbar', { name: 'Comparing the versions' })
  expect(progress).toHaveAttribute('value', '0.25')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.getByRole('heading', { name: 'The comparison was cancelled' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Compare again' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Nothing differs.')).toBeVisible()
})
