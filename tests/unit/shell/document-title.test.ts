import { expect, it } from 'vitest'
import { documentTitle } from '@/shell/document-title'

it.each([
  ['/', 'Dev Center'],
  ['/home', 'Dev Center | Home'],
  ['/docs/getting-started', 'Dev Center | Docs / Getting Started'],
  ['/profile/personal', 'Dev Center | Profile / Personal'],
  ['/app/3f2b8c1e-0d4a-4c6e-9b1f-2a7d5e8c9f01', 'Dev Center | App'],
  ['/app/app_9fK2mQ7x', 'Dev Center | App'],
  ['/app/1042', 'Dev Center | App'],
  [
    '/rsx/docs/fields-qualifiers/7.7.4/Orders/DateTimeQualifier',
    'Dev Center | Rsx / Docs / Fields Qualifiers / 7.7.4 / Orders / DateTimeQualifier',
  ],
  ['/docs/label/caf%C3%A9', 'Dev Center | Docs / Label / Café'],
  ['/docs/broken%E0%A4%A', 'Dev Center | Docs / Broken%E0%A4%A'],
])('%s is titled %s', (path, title) => expect(documentTitle(path)).toBe(title))
