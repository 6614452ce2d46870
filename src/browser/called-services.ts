import { isRecord, isTexts } from '@/lib/json-values'
import { storedList } from '@/lib/stored-list'
import { browserStorage } from './browser-storage'
import { calledServicesKey, sessionKey } from './storage-keys'

/** The services whose operations a person has called from this browser, and their visits of the home page. */
export interface CalledServices {
  /** User id of the person. Several people may use one browser. */
  person: string
  /** Slugs, the one called last first. */
  services: string[]
  /** When the visit before the present one was, in milliseconds since 1970. */
  lastVisit: number
  /** When the person called an operation first, or was last on the home page. */
  seenAt: number
}

const maxServices = 8
/** People whose services are stored, the last ones. */
const maxPeople = 5
const maxSlugLength = 100
/** Without the home page for so long, the next time is another visit. */
const visitGapMs = 8 * 60 * 60_000

/** Stores that a person has called an operation of a service. */
export function rememberCalledService(person: string, service: string, now = Date.now()): void {
  if (service.length > maxSlugLength) return
  const { services, ...visits } = calledServices(person) ?? { person, services: [], lastVisit: now, seenAt: now }
  const others = services.filter((other) => other !== service)
  write({ ...visits, services: [service, ...others].slice(0, maxServices) })
}

/** The services that a person has called; undefined if there are none. */
export function calledServices(person: string): CalledServices | undefined {
  return everyone().find((stored) => stored.person === person)
}

/** Begins or continues a visit of the home page, and returns what is stored of it (COMPARE-74). */
export function visitHome(person: string, now = Date.now()): CalledServices | undefined {
  const stored = calledServices(person)
  if (!stored) return undefined
  const { lastVisit, seenAt } = stored
  // A clock that was wrong before may have stored a time to come.
  const visit = { ...stored, lastVisit: Math.min(now - seenAt > visitGapMs ? seenAt : lastVisit, now), seenAt: now }
  write(visit)
  return visit
}

function write(own: CalledServices): void {
  // Signing out in another tab has removed everything. This tab may not know yet and must not start again.
  if (browserStorage.get(sessionKey) !== '1') return
  const others = everyone().filter(({ person }) => person !== own.person)
  browserStorage.set(calledServicesKey, JSON.stringify([own, ...others].slice(0, maxPeople)))
}

/** Malformed entries are ignored. */
function everyone(): CalledServices[] {
  return storedList(browserStorage.get(calledServicesKey)).filter(isCalledServices)
}

function isCalledServices(value: unknown): value is CalledServices {
  return (
    isRecord(value) &&
    typeof value['person'] === 'string' &&
    isTexts(value['services']) &&
    value['services'].length <= maxServices &&
    isTime(value['lastVisit']) &&
    isTime(value['seenAt'])
  )
}

/** Whether a value is a time that a `Date` can hold. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8.64e15
}
