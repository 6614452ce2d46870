import { decode } from '@/lib/decode'
import { trail, type TreeEntry } from '@/modules/toc-tree/tree-entry'

/** A part of the portal that is made of one service's documents, whose id is configured (3 §7). */
export interface DocArea {
  /** Which of the configured ids is its service's. */
  service: 'rsxDocs' | 'internalDocs' | 'userGuides'
  /** Name of the part, in the sidebar and in breadcrumbs. */
  name: string
  /** Path of its first page. */
  home: string
  /** The page that its first page shows. */
  overview: string
  /** Path in the portal of a page of it. */
  pathTo: (page: string) => string
}

/** Path in the portal of a link of the table of contents: with or without `.md`, to a heading too. */
export function areaPath(area: Pick<DocArea, 'pathTo'>, link: string): string {
  const [file = '', hash = ''] = link.split('#')
  return area.pathTo(file.replace(/^\/+|\/+$/g, '').replace(/\.md$/i, '')) + (hash && `#${hash}`)
}

/** The path that the entries of the table of contents are compared with. */
export function currentAreaPath(area: Pick<DocArea, 'home' | 'overview' | 'pathTo'>, pathname: string): string {
  const path = decode(pathname).replace(/(.)\/+$/, '$1')
  return path === area.home ? decode(area.pathTo(area.overview)) : path.replace(/\.md$/i, '')
}

/** The entries that lead to a path, or to the nearest path above it: lists have pages of their own below them. */
export function nearestTrail(entries: readonly TreeEntry[], path: string): TreeEntry[] {
  for (let place = path; place.lastIndexOf('/') > 0; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = trail(entries, place)
    if (found.length > 0) return found
  }
  return []
}
