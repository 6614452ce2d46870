import { tabStorage } from '@/browser/browser-storage'
import { organizationSwitchKey } from '@/browser/storage-keys'
import { isRecord } from '@/lib/json-values'

/** A switch of organization that is running: its target, where to return, and whether it is the silent attempt (AUTH-5). */
export interface OrganizationSwitch {
  organizationId: string
  returnTo: string
  silent: boolean
}

export function rememberSwitch(attempt: OrganizationSwitch): void {
  tabStorage.set(organizationSwitchKey, JSON.stringify(attempt))
}

export function forgetSwitch(): void {
  tabStorage.remove(organizationSwitchKey)
}

/** Returns and removes the switch that this page load comes back from; undefined when there is no valid one. */
export function takeSwitch(): OrganizationSwitch | undefined {
  const stored = tabStorage.get(organizationSwitchKey)
  forgetSwitch()
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isSwitch(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSwitch(value: unknown): value is OrganizationSwitch {
  if (!isRecord(value)) return false
  const { organizationId, returnTo, silent } = value
  return typeof organizationId === 'string' && typeof returnTo === 'string' && typeof silent === 'boolean'
}
