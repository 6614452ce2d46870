import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from '@/ui/Combobox'

interface Organization {
  id: string
  name: string
}

const organizations: Organization[] = Array.from({ length: 500 }, (_, index) => ({
  id: `org-${index}`,
  name: index === 321 ? 'Harbor Retail' : `Supplier ${index}`,
}))

function Picker({ onChange }: { onChange: (organization: Organization) => void }) {
  const [value, setValue] = useState<Organization | null>(organizations[1] ?? null)
  return (
    <Combobox
      label="Organization"
      items={organizations}
      getLabel={(organization) => organization.name}
      getKey={(organization) => organization.id}
      value={value}
      onChange={(organization) => {
        setValue(organization)
        onChange(organization)
      }}
      emptyText="No organization matches"
    />
  )
}

test('finds one of 500 without regard to case, by keyboard', async () => {
  const onChange = vi.fn<(organization: Organization) => void>()
  render(<Picker onChange={onChange} />)
  const input = screen.getByRole('combobox', { name: 'Organization' })
  expect(input).toHaveValue('Supplier 1')
  await userEvent.clear(input)
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.type(input, 'hARBOR')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(organizations[321])
  await waitFor(() => expect(input).toHaveValue('Harbor Retail'))
})

test('says that nothing matches and keeps the choice when it is left', async () => {
  const onChange = vi.fn<(organization: Organization) => void>()
  render(
    <>
      <Picker onChange={onChange} />
      <a href="/home">Home</a>
    </>,
  )
  const input = screen.getByRole('combobox', { name: 'Organization' })
  await userEvent.clear(input)
  await userEvent.type(input, 'zzz')
  expect(await screen.findByText('No organization matches')).toBeVisible()
  await userEvent.tab()
  await waitFor(() => expect(input).toHaveValue('Supplier 1'))
  expect(onChange).not.toHaveBeenCalled()
})

test('opens with every item although the input shows the choice', async () => {
  render(<Picker onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Organization' }))
  expect(await screen.findAllByRole('option')).toHaveLength(500)
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Supplier 1')
})
