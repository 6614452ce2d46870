import { useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { sampleLanguageKey } from '@/browser/storage-keys'
import { createNotifier } from '@/lib/notifier'
import { sampleChoices, type SampleChoice } from '@/engines/samples/sample-request'

const { subscribe, notify } = createNotifier(true)
/** The choice on this page, for browsers that store nothing. */
let chosenLanguage: string | null = null

function read(): SampleChoice {
  const stored = browserStorage.get(sampleLanguageKey) ?? chosenLanguage
  return sampleChoices.find((language) => language === stored) ?? sampleChoices[0]
}

/** The language of all samples on the site, and a function that stores another choice. Python by default (DOC-42). */
export function usePreferredLanguage(): [SampleChoice, (language: SampleChoice) => void] {
  return [
    useSyncExternalStore(subscribe, read),
    (language) => {
      chosenLanguage = language
      browserStorage.set(sampleLanguageKey, language)
      notify()
    },
  ]
}
