import { paths } from '@/lib/paths'
import type { DocArea } from '@/modules/doc-area/doc-area'

/** /user-guides: guides for people who map, test and support integrations. */
export const userGuidesArea: DocArea = {
  service: 'userGuides',
  name: 'User Guides',
  home: paths.userGuides(),
  overview: 'overview',
  pathTo: paths.userGuide,
}

/** Below these the pages are made of downloads and not of markdown (3 §2). */
export const downloadPages = ['customer-mapping-guides']
