import type { Application } from '@/api/devcenter/schemas'

const maxShown = 3

/** Returns the applications that were changed last, newest first. Those without a readable date come last. */
export function newest(applications: readonly Application[]): Application[] {
  return applications.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(0, maxShown)
}

function changedAt({ updatedAt }: Application): number {
  return (updatedAt !== undefined && Date.parse(updatedAt)) || 0
}
