import { useSyncExternalStore } from 'react'
import { browserStorage } from '@/lib/browser-storage'
import { sampleLanguages, type SampleLanguage } from './sample-request'

const key = 'dc.language'
const listeners = new Set<() => void>()
/** What was chosen in this page: it holds also where the browser keeps nothing. */
let chosen: string | null = null

function read(): SampleLanguage {
  const stored = browserStorage.get(key) ?? chosen
  return sampleLanguages.find((language) => language === stored) ?? sampleLanguages[0]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The language of samples, one for the whole site and remembered; Python until another is chosen (2 §9). */
export function usePreferredLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return [
    useSyncExternalStore(subscribe, read),
    (language) => {
      chosen = language
      browserStorage.set(key, language)
      listeners.forEach((listener) => listener())
    },
  ]
}
