import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '@/browser/browser-storage'
import { sessionKey, workListKey } from '@/browser/storage-keys'
import type { Change } from '@/engines/changes/change'
import { digest } from '@/lib/digest'
import { isRecord } from '@/lib/json-values'
import { createNotifier } from '@/lib/notifier'
import { storedList } from '@/lib/stored-list'
import type { WorkList } from '@/modules/changes/ChangeRow'

/** The most ticks that are stored; the oldest are dropped. */
const maxTicks = 5000

/** A tick as stored: who set it, and the digest of the change, so that nothing private stays in the browser. */
interface Tick {
  person: string
  of: string
}

const { subscribe, notify } = createNotifier(true)

/**
 * The changes that a person has ticked off for the added retailer, stored in this browser (COMPARE-22). A change whose values
 * differ later is open again.
 */
export function useWorkList(person: string, retailer: string): WorkList {
  const stored = useSyncExternalStore(subscribe, read)
  const setDone = useCallback<WorkList['setDone']>(
    (change, isDone) => setTick({ person, of: digestOf(retailer, change) }, isDone),
    [person, retailer],
  )
  return useMemo(() => {
    const done = new Set(ticksIn(stored).flatMap((tick) => (tick.person === person ? [tick.of] : [])))
    return { isDone: (change) => done.has(digestOf(retailer, change)), setDone }
  }, [person, retailer, stored, setDone])
}

function setTick(tick: Tick, isDone: boolean): void {
  // Signing out in another tab has removed the list. This tab may not know yet and must not start a new one.
  if (browserStorage.get(sessionKey) !== '1') return
  const others = ticksIn(read()).filter(({ person, of }) => person !== tick.person || of !== tick.of)
  browserStorage.set(workListKey, JSON.stringify((isDone ? [...others, tick] : others).slice(-maxTicks)))
  notify()
}

function read(): string | null {
  return browserStorage.get(workListKey)
}

/** Malformed entries are ignored. */
function ticksIn(stored: string | null): Tick[] {
  return storedList(stored).filter(
    (entry): entry is Tick => isRecord(entry) && typeof entry['person'] === 'string' && typeof entry['of'] === 'string',
  )
}

function digestOf(retailer: string, { kind, place, what, from = '', to = '' }: Change): string {
  return digest(JSON.stringify([retailer, kind, ...place, what, from, to]))
}
