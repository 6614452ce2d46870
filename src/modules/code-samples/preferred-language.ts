import { useSyncExternalStore } from 'react'
import { sampleLanguages, type SampleLanguage } from './sample-request'

const key = 'dc.language'
const listeners = new Set<() => void>()

function read(): SampleLanguage {
  const stored = localStorage.getItem(key)
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
      localStorage.setItem(key, language)
      listeners.forEach((listener) => listener())
    },
  ]
}
