import { expect, it } from 'vitest'
import { isPortalPath } from '@/lib/document-url'

it.each(['/docs/label', '/', '/api-doc/a?path=%2Fb#c', '/docs/é'])('%j is a path of the portal', (text) => {
  expect(isPortalPath(text)).toBe(true)
})

it.each([
  '/\t/host.example',
  '//host.example',
  '/\\host.example',
  '/\n\\host',
  '/..//host',
  '/.//host',
  'docs',
  'javascript:x',
  '',
  ' /docs',
  '/a\u0000',
])('%j is none', (text) => {
  expect(isPortalPath(text)).toBe(false)
})
