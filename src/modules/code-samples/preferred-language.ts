import { useSyncExternalStore } from 'react'
import { browserStorage } from '@/lib/browser-storage'
import { createNotifier } from '@/lib/notifier'
import { sampleLanguages, type SampleLanguage } from './sample-request'

const key = 'dc.language'
const { subscribe, notify } = createNotifier(true)
/** What was chosen in this page: it holds also where the browser keeps nothing. */
let chosen: string | null = null

function read(): SampleLanguage {
  const stored = browserStorage.get(key) ?? chosen
  return sampleLanguages.find((language) => language === stored) ?? sampleLanguages[0]
}

/** The language of samples, one for the whole site and remembered; Python until another is chosen (2 §9). */
export function usePreferredLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return [
    useSyncExternalStore(subscribe, read),
    (language) => {
      chosen = language
      browserStorage.set(key, language)
      notify()
    },
  ]
}
