import { paths } from '@/lib/paths'

/** The entries of the top navigation (SHELL-1). `match` lists the first segments of the paths that belong to an entry. */
export const navigation = [
  { label: 'Home', to: paths.home(), match: ['home'] },
  { label: 'Applications', to: paths.applications(), match: ['applications', 'app'] },
  { label: 'API Documentation', to: paths.docs(), match: ['docs', 'api-doc'] },
  { label: 'Integration Resources', to: paths.rsx(), match: ['rsx', 'tools'] },
  { label: 'User Guides', to: paths.userGuides(), match: ['user-guides'] },
] as const

/** Whether a path belongs to a navigation entry. */
export function isCurrent(entry: (typeof navigation)[number], pathname: string): boolean {
  const first = pathname.split('/')[1] ?? ''
  return (entry.match as readonly string[]).includes(first)
}
