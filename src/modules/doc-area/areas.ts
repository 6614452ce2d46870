import { paths } from '@/lib/paths'
import type { DocArea } from './doc-area'

/** Integration Resources, `/rsx`. */
export const rsxArea: DocArea = {
  service: 'rsxDocs',
  name: 'Integration Resources',
  home: paths.rsx(),
  overview: 'rsx-overview',
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
  overview: 'overview',
  pathTo: paths.userGuide,
}

/** Pages below `/rsx/docs` that are tools, not Markdown. */
export const toolPages = ['schema-download', 'fields-qualifiers', 'my-designs', 'example-download']

/** Pages below these in the user guides are lists of downloads, not Markdown. */
export const downloadPages = ['customer-mapping-guides']
