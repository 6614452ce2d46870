import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ChoiceList } from '@/ui/ChoiceList'

function Organizations({ names }: { names: string[] }) {
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
    />
  )
}

describe('ChoiceList', () => {
  it('narrows the list without regard to case and keeps the choice', async () => {
    render(<Organizations names={['Alpine Supply', 'Harbor Retail', 'Northwind Outfitters']} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your organizations' }), 'HARB')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: 'Harbor Retail' }))
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(screen.getByRole('radio', { name: 'Harbor Retail' })).toBeChecked()
  })

  it('says when nothing matches', async () => {
    render(<Organizations names={['Alpine Supply']} />)
    await userEvent.type(screen.getByRole('searchbox'), 'zzz')
    expect(screen.getByRole('status')).toHaveTextContent('No organization has that name.')
  })

  it('is chosen by keyboard, among 500', async () => {
    render(<Organizations names={Array.from({ length: 500 }, (_, index) => `Organization ${index + 1}`)} />)
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.paste('organization 4')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Organization 4' })).toBeChecked()
  })
})
