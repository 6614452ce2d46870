import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataProvider } from '@/app/DataProvider'
import { createQueryClient } from '@/app/query-client'
import { OrganizationChoice } from '@/features/authorize/components/OrganizationChoice'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the search of organizations waits for a pause of one second in typing, and ignores case and accents', () => {
  const organizations = ['Alpine Supply', 'Café Harbor'].map((name, index) => ({
    id: `o${index}`,
    name,
    isPreferred: false,
  }))
  render(
    <DataProvider client={createQueryClient()}>
      <OrganizationChoice organizations={organizations} value={null} onChange={() => undefined} />
    </DataProvider>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAFE HAR' } })
  act(() => void vi.advanceTimersByTime(999))
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Café Harbor/ })).toBeInTheDocument()
})
