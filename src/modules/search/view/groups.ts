import AppWindow from 'lucide-react/icons/app-window'
import Braces from 'lucide-react/icons/braces'
import Command from 'lucide-react/icons/command'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import Hash from 'lucide-react/icons/hash'
import Link2 from 'lucide-react/icons/link-2'
import type { LucideIcon } from 'lucide-react'
import { searchGroups, type SearchGroup } from '@/engines/search/record'

/** The label and the icon of each group. Operations show their method instead of an icon. */
export const groupLooks: Record<SearchGroup, { label: string; icon: LucideIcon }> = {
  guides: { label: 'Guides', icon: FileText },
  operations: { label: 'Operations', icon: Link2 },
  fields: { label: 'Fields', icon: Braces },
  codes: { label: 'Codes', icon: Hash },
  samples: { label: 'Samples', icon: FileDown },
  applications: { label: 'Applications', icon: AppWindow },
  actions: { label: 'Actions', icon: Command },
}

/** The prefixes that narrow a search to one group, and whether visitors can use them. */
export const prefixes = [
  { prefix: 'op:', label: 'Operations', isForVisitors: true },
  { prefix: 'field:', label: 'Fields', isForVisitors: false },
  { prefix: 'code:', label: 'Codes', isForVisitors: false },
] as const

/** The group that an address names; undefined without one or for an unknown name. */
export function groupNamed(name: string | null): SearchGroup | undefined {
  return searchGroups.find((group) => group === name)
}
