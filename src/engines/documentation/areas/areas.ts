import { paths } from '@/lib/paths'
import { areaUrls } from '../page-location'
import type { DocArea } from './doc-area'

/** Integration Resources, `/rsx`. */
export const rsxArea: DocArea = {
  service: 'rsxDocs',
  name: 'Integration Resources',
  home: paths.rsx(),
  overview: areaUrls.rsxDocs.overview,
  pathTo: paths.rsxPage,
}

/** Documentation for the provider's staff, `/rsx/internal-docs`. */
export const internalArea: DocArea = {
  service: 'internalDocs',
  name: 'Internal Documentation',
  home: paths.internalPage('README'),
  overview: 'README',
  pathTo: paths.internalPage,
}

/** User Guides, `/user-guides`. */
export const userGuidesArea: DocArea = {
  service: 'userGuides',
  name: 'User Guides',
  home: paths.userGuides(),
  overview: areaUrls.userGuides.overview,
  pathTo: paths.userGuide,
}
