import { describe, expect, it } from 'vitest'
import { sessionKey } from '@/browser/storage-keys'
import { waitFor } from '../../support/wait-for'
import { start } from './run-start-script'

describe('the start script', () => {
  it('preloads the code of the session for somebody who may be signed in, on every page', () => {
    expect(start('/home').links).toEqual([])
    const { links, theme } = start('/home', { storage: { [sessionKey]: '1' } })
    expect(links.map(({ href }) => href)).toEqual(['/assets/session.js'])
    expect(theme).toEqual({ session: '' })
  })

  it('loads the code behind a rendered page once that is painted, and notes what is pressed before', async () => {
    const { links, heard, frames, window, Element } = start('/home', {
      entries: ['/assets/runtime.js', '/assets/entry.js'],
      storage: { [sessionKey]: '1' },
    })
    heard['DOMContentLoaded']?.({})
    expect(links).toEqual([])
    frames[0]?.()
    await waitFor(() => expect(links).toHaveLength(3))
    expect(links.slice(0, 2)).toEqual([
      { type: 'module', crossOrigin: '', src: '/assets/runtime.js' },
      { type: 'module', crossOrigin: '', src: '/assets/entry.js' },
    ])
    heard['click']?.({ composedPath: () => [new Element()] })
    expect(window).toMatchObject({ pressedControl: 'closest button, summary' })
  })
})
