import { expect, test } from 'vitest'
import { aboutPage } from '@/features/contact/model/about-page'

const about = (query: Record<string, string>) => aboutPage(new URLSearchParams(query), 'https://dev.example')

test('a form is filled in with the title and the address of a page of the portal', () => {
  expect(about({ page: '/docs/label?x=1', title: ' Shipping Labels ' })).toEqual({
    subject: 'Shipping Labels',
    message: 'Page: https://dev.example/docs/label?x=1\n\n',
  })
  expect(about({ page: '/docs/label', title: '📦'.repeat(100) })?.subject).toBe('📦'.repeat(80))
})

test.each(['', '//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', `/${'x'.repeat(2000)}`])(
  'the page %j is not filled in',
  (page) => expect(about({ page, title: 'Shipping Labels' })).toBeUndefined(),
)
