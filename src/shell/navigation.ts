import { paths } from '@/lib/paths'

/** The five entries of the top navigation (1 §2). `match`: first segments of the paths that belong to the entry. */
export const navigation = [
  { label: 'Home', to: paths.home(), match: ['home'] },
  { label: 'Applications', to: paths.applications(), match: ['applications', 'app'] },
  { label: 'API Documentation', to: paths.docs(), match: ['docs', 'api-doc'] },
  { label: 'Integration Resources', to: paths.rsx(), match: ['rsx', 'tools'] },
  { label: 'User Guides', to: paths.userGuides(), match: ['user-guides'] },
] as const

/** Whether a navigation entry is the current one for a path. */
export function isCurrent(entry: (typeof navigation)[number], pathname: string): boolean {
  const first = pathname.split('/')[1] ?? ''
  return (entry.match as readonly string[]).includes(first)
}
