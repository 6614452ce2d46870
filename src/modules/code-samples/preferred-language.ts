import { useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { sampleLanguageKey } from '@/browser/storage-keys'
import { createNotifier } from '@/browser/notifier'
import { sampleLanguages, type SampleLanguage } from './sample-request'

const { subscribe, notify } = createNotifier(true)
/** What was chosen in this page: it holds also where the browser keeps nothing. */
let chosen: string | null = null

function read(): SampleLanguage {
  const stored = browserStorage.get(sampleLanguageKey) ?? chosen
  return sampleLanguages.find((language) => language === stored) ?? sampleLanguages[0]
}

/** The language of samples, one for the whole site and remembered; Python until another is chosen (DOC-42). */
export function usePreferredLanguage(): [SampleLanguage, (language: SampleLanguage) => void] {
  return [
    useSyncExternalStore(subscribe, read),
    (language) => {
      chosen = language
      browserStorage.set(sampleLanguageKey, language)
      notify()
    },
  ]
}
