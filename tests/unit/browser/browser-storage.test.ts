import { expect, it, vi } from 'vitest'
import { browserStorage, tabStorage } from '@/browser/browser-storage'

it('stores nothing and does not throw when the browser blocks storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  for (const storage of [browserStorage, tabStorage]) {
    storage.set('key', 'value')
    expect(storage.get('key')).toBeNull()
    storage.remove('key')
  }
})
