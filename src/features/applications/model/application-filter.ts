import type { AppType, Application } from '@/api/devcenter/schemas'
import { grantTypeLabels } from '@/modules/application/labels'
import { missingForToken } from '@/modules/application/missing'

/** Which applications are shown: all, those of a type, or those that lack a type or a redirect URI. */
export type Show = 'all' | AppType | 'attention'

/** The choices of what is shown, with their labels. */
export const shows: readonly { value: Show; label: string }[] = [
  { value: 'all', label: 'All applications' },
  ...(['web', 'native', 'spa', 'm2m'] as const).map((value) => ({ value, label: grantTypeLabels[value] })),
  { value: 'attention', label: 'Needs attention' },
]

/** The orders of the list; `default` is the order of the API. */
export const sorts = [
  { value: 'default', label: 'Default order' },
  { value: 'updated', label: 'Recently updated' },
  { value: 'az', label: 'Name A-Z' },
  { value: 'za', label: 'Name Z-A' },
] as const
export type Sort = (typeof sorts)[number]['value']

/** The choices of the reader above the list. */
export interface ApplicationChoice {
  filter: string
  show: Show
  sort: Sort
}

/** Whether a choice needs all applications, and not only the page that is shown. */
export function needsAll({ filter, show, sort }: ApplicationChoice): boolean {
  return filter.trim() !== '' || show !== 'all' || sort !== 'default'
}

/** The applications of a choice, in its order (APP-55). */
export function chosenApplications(
  applications: readonly Application[],
  { filter, show, sort }: ApplicationChoice,
): Application[] {
  const text = filter.trim().toLowerCase()
  const found = applications.filter((application) => contains(application, text) && isShown(application, show))
  return sort === 'default' ? found : found.toSorted(compares[sort])
}

function contains({ name, description, clientId, testClientId }: Application, text: string): boolean {
  return [name, description, clientId, testClientId].some((value) => value?.toLowerCase().includes(text))
}

function isShown(application: Application, show: Show): boolean {
  if (show === 'all') return true
  return show === 'attention' ? missingForToken(application) !== undefined : application.appType === show
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const byName = (a: Application, b: Application) => collator.compare(a.name, b.name)
const compares = {
  az: byName,
  za: (a: Application, b: Application) => byName(b, a),
  updated: (a: Application, b: Application) => changedAt(b) - changedAt(a),
}

/** When an application was changed, in milliseconds; 0 without a readable date. */
function changedAt({ updatedAt }: Application): number {
  return (updatedAt !== undefined && Date.parse(updatedAt)) || 0
}
