import type { Application } from '@/api/devcenter/schemas'

const shown = 3

/** The applications changed last, newest first; those without a readable date come last, in the order of the list. */
export function newest(applications: readonly Application[]): Application[] {
  return applications.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(0, shown)
}

function changedAt({ updatedAt }: Application): number {
  return (updatedAt !== undefined && Date.parse(updatedAt)) || 0
}
