import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { createCodeLoader } from '@/browser/code-loader'
import { guidePlacesKey } from '@/browser/storage-keys'
import type * as guideText from '@/engines/x12/guide-text'
import { createNotifier } from '@/lib/notifier'
import { showToast } from '@/ui/toast'

const code = createCodeLoader(() => import('@/engines/x12/guide-text'), { reloadsPortal: false })
const { subscribe, notify } = createNotifier()
let isOn = browserStorage.get(guidePlacesKey) === 'on'
let hasFailed = false

function turn(on: boolean): void {
  isOn = on
  if (on) browserStorage.set(guidePlacesKey, 'on')
  else browserStorage.remove(guidePlacesKey)
  notify()
}

interface GuidePlaces {
  /** Whether lists of fields have the column. */
  isOn: boolean
  turn: (on: boolean) => void
  /** The texts of the column; undefined while it is off, and until the dictionary has arrived. */
  texts: typeof guideText | undefined
}

/** The column with the places in X12 and EDIFACT, which is remembered in this browser (RSX-60). */
export function useGuidePlaces(): GuidePlaces {
  const on = useSyncExternalStore(subscribe, () => isOn)
  const [texts, setTexts] = useState(code.loaded)

  useEffect(() => {
    if (!on || texts) return
    code
      .load(hasFailed)
      .then((module) => setTexts(module))
      .catch(() => {
        hasFailed = true
        turn(false)
        const message = 'The places in X12 and EDIFACT could not be loaded. Turn the column on to try again.'
        showToast({ title: 'Error!', message, tone: 'error', key: 'guide-places' })
      })
  }, [on, texts])

  return { isOn: on, turn, texts: on ? texts : undefined }
}
