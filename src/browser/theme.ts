import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage'
import { themeKey } from './storage-keys'
import { createNotifier } from '@/lib/notifier'

/** `system` follows the system's setting. */
export type Theme = 'system' | 'light' | 'dark'
export const themes: readonly Theme[] = ['system', 'light', 'dark']

const { subscribe, notify } = createNotifier()

const stored = browserStorage.get(themeKey)
let chosen: Theme = stored === 'light' || stored === 'dark' ? stored : 'system'
if (chosen !== 'system') colorBrowser()

/** Returns the chosen theme, and a function that chooses another one and stores it in this browser. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, () => chosen), choose]
}

function choose(theme: Theme): void {
  chosen = theme
  if (theme === 'system') {
    browserStorage.remove(themeKey)
    delete document.documentElement.dataset['theme']
  } else {
    browserStorage.set(themeKey, theme)
    document.documentElement.dataset['theme'] = theme
  }
  colorBrowser()
  notify()
}

/** Gives the browser's own frame the colour of the bar in the current theme. */
function colorBrowser(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset['scheme']
    if (chosen === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === chosen ? 'all' : 'not all'
  }
}
