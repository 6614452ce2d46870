import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChoiceList } from '@/ui/ChoiceList'

function Organizations({ names, debounceMs }: { names: string[]; debounceMs?: number }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <ChoiceList
      label="Organization"
      items={names}
      getKey={(name) => name}
      getLabel={(name) => name}
      value={value}
      onChange={setValue}
      placeholder="Search your organizations"
      emptyText="No organization has that name."
      formatNumber={(number) => `№${number}`}
      {...(debounceMs !== undefined && { debounceMs })}
    />
  )
}

describe('ChoiceList', () => {
  it('filters the list without regard to case and keeps the selection', async () => {
    render(<Organizations names={['Alpine Supply', 'Harbor Retail', 'Northwind Outfitters']} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your organizations' }), 'HARB')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'Harbor Retail' }))
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(screen.getByRole('radio', { name: 'Harbor Retail' })).toBeChecked()
  })

  it('ignores case in every language of the browser', async () => {
    // In a Turkish browser toLocaleLowerCase turns "I" into the dotless "ı".
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return this.replaceAll('I', 'ı').toLowerCase()
    })
    render(<Organizations names={['Alpha Industries', 'Harbor Retail']} />)
    const search = screen.getByRole('searchbox')
    for (const typed of ['industries', 'INDUSTRIES', 'Industries']) {
      await userEvent.clear(search)
      await userEvent.type(search, typed)
      expect(screen.getByRole('radio')).toHaveAccessibleName('Alpha Industries')
    }
  })

  it.each([
    ['İstanbul Lojistik', 'istanbul'],
    ['Cafe\u0301 Nord', 'Café'],
    ['Diyarbakır Tekstil', 'DIYARBAKIR'],
  ])('finds %s by %s', async (name, typed) => {
    render(<Organizations names={[name, 'Harbor Retail']} />)
    await userEvent.type(screen.getByRole('searchbox'), typed)
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radio', { name })).toBeVisible()
  })

  it('says when nothing matches', async () => {
    render(<Organizations names={['Alpine Supply', 'Harbor Retail']} />)
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.getByText('No organization has that name.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('№0 of №2')
  })

  it('has no search field without options', () => {
    render(<Organizations names={['Alpine Supply']} />)
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  describe('with a delay', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    const names = ['Alpine Supply', 'Harbor Retail', 'Northwind Outfitters']
    const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const shown = () => screen.getAllByRole('radio').length

    it('filters after the last key', () => {
      render(<Organizations names={names} debounceMs={1000} />)
      search('h')
      rest(900)
      search('ha')
      rest(999)
      expect(shown()).toBe(3)
      rest(1)
      expect(shown()).toBe(1)
      expect(screen.getByRole('status')).toHaveTextContent('№1 of №3')
    })

    it('filters at once on Enter, which does not submit the form', () => {
      render(<Organizations names={names} debounceMs={1000} />)
      search('NORTH')
      const goesOn = fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
      expect(goesOn).toBe(false)
      expect(screen.getByRole('radio')).toHaveAccessibleName('Northwind Outfitters')
    })
  })

  it('can be used by keyboard with 500 items', async () => {
    render(<Organizations names={Array.from({ length: 500 }, (_, index) => `Organization ${index + 1}`)} />)
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.paste('organization 4')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Organization 4' })).toBeChecked()
  })
})
