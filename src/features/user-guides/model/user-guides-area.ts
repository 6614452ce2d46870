import { paths } from '@/lib/paths'
import type { DocArea } from '@/modules/doc-area/doc-area'

/** User Guides, `/user-guides`. */
export const userGuidesArea: DocArea = {
  service: 'userGuides',
  name: 'User Guides',
  home: paths.userGuides(),
  overview: 'overview',
  pathTo: paths.userGuide,
}

/** Pages below these are lists of downloads, not Markdown. */
export const downloadPages = ['customer-mapping-guides']
