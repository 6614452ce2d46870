import { tabStorage } from '@/browser/browser-storage'
import { organizationSwitchKey } from '@/browser/storage-keys'

/** A switch under way: for whom, where to return, and whether this is the silent attempt (2 §4). */
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

/** The switch that this page load comes back from, once; undefined when there is none or what is stored is not one. */
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
  if (typeof value !== 'object' || value === null) return false
  const { organizationId, returnTo, silent } = value as Record<string, unknown>
  return typeof organizationId === 'string' && typeof returnTo === 'string' && typeof silent === 'boolean'
}
