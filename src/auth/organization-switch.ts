import { tabStorage } from '@/lib/browser-storage'

/** A switch under way: for whom, where to return, and whether this is the silent attempt (2 §4). */
export interface OrganizationSwitch {
  organizationId: string
  returnTo: string
  silent: boolean
}

const key = 'dc.organization-switch'

export function rememberSwitch(attempt: OrganizationSwitch): void {
  tabStorage.set(key, JSON.stringify(attempt))
}

export function forgetSwitch(): void {
  tabStorage.remove(key)
}

/** The switch that this page load comes back from, once; undefined when there is none or what is stored is not one. */
export function takeSwitch(): OrganizationSwitch | undefined {
  const stored = tabStorage.get(key)
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
