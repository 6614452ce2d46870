import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LanguageSelect } from '@/modules/code-samples/LanguageSelect'
import { usePreferredLanguage } from '@/modules/code-samples/preferred-language'

function Choice() {
  const [language, choose] = usePreferredLanguage()
  return <LanguageSelect value={language} onChange={choose} />
}

const box = () => screen.getByRole('combobox', { name: 'Language of the sample' })

test('samples are in Python until the reader chooses another of the five languages, which then applies everywhere', async () => {
  const { unmount } = render(
    <>
      <Choice />
      <output>
        <Choice />
      </output>
    </>,
  )
  const [first, second] = screen.getAllByRole('combobox')
  expect(first).toHaveValue('python')
  expect([...(first as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Python',
    'cURL',
    'Java',
    'C#',
    'JavaScript',
    'cURL (Windows cmd)',
    'cURL (PowerShell)',
  ])
  await userEvent.selectOptions(first as HTMLElement, 'C#')
  expect(second).toHaveValue('csharp')
  unmount()
  render(<Choice />)
  expect(box()).toHaveValue('csharp')
  expect(localStorage.getItem('dc.language')).toBe('csharp')
})

test('a choice applies although the browser blocks storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  const { unmount } = render(<Choice />)
  await userEvent.selectOptions(box(), 'Java')
  expect(box()).toHaveValue('java')
  unmount()
  render(<Choice />)
  expect(box()).toHaveValue('java')
})
