import { paths } from '@/lib/paths'
import type { DocArea } from '@/modules/doc-area/doc-area'

/** /rsx: what RSX is and how to integrate with it. */
export const rsxArea: DocArea = {
  service: 'rsxDocs',
  name: 'Integration Resources',
  home: paths.rsx(),
  overview: 'rsx-overview',
  pathTo: paths.rsxPage,
}

/** /rsx/internal-docs: for the provider's staff. */
export const internalArea: DocArea = {
  service: 'internalDocs',
  name: 'Internal Documentation',
  home: paths.internalPage('README'),
  overview: 'README',
  pathTo: paths.internalPage,
}

/** Pages below /rsx/docs that are tools and not made of markdown (3 §2). */
export const toolPages = ['schema-download', 'fields-qualifiers', 'my-designs', 'example-download']
