import { describe, expect, test } from 'vitest'
import { pageAt } from '@/config/page-at'
import { pages } from '../../support/pages'

describe('the page at an address', () => {
  test.each([
    ['/applications?page=2', 'Applications', true],
    ['/app/app_9fK2mQ7x?expandIndex=4', 'Build An App', true],
    ['/rsx/docs/fields-qualifiers/7.7.4/Orders#top', 'Fields and Qualifiers', true],
    ['/rsx/docs/rsx-overview', 'Integration Resources', false],
    ['/tools/document-check/sample', 'Make a Sample', false],
    ['/tools/shipping-doc-browser/field-requirements', 'Field requirements', true],
  ])('%s is %s', (url, title, needsSignIn) => {
    expect(pageAt(url)).toMatchObject({ title, needsSignIn })
  })

  test.each(['/tools/example-tool', '/rsx/internal-docs/README', '/no-such-page', 'https://foreign.example/app'])(
    '%s is none',
    (url) => expect(pageAt(url)?.needsSignIn).not.toBe(true),
  )

  test.each(pages.filter(({ url }) => !url.startsWith('/profile')))(
    '$url asks for a sign-in exactly if its route does',
    ({ url, access }) => {
      expect(pageAt(url)?.needsSignIn ?? false).toBe(access === 'signedIn')
    },
  )
})
