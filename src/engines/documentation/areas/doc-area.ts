import { decode } from '@/lib/percent-encoding'
import { trail, type TreeEntry } from '../tree-entry'

/** A part of the portal that shows the documentation of one service, such as Integration Resources. */
export interface DocArea {
  /** Key of the service's id in the environment. */
  service: 'rsxDocs' | 'internalDocs' | 'userGuides'
  /** Name of the area in the sidebar and in breadcrumbs. */
  name: string
  /** Path of its first page. */
  home: string
  /** The page that `home` shows. */
  overview: string
  /** Returns the path in the portal of a page. */
  pathTo: (page: string) => string
}

/** Returns the path in the portal of a link of the table of contents, which may have `.md` and a hash. */
export function areaPath(area: Pick<DocArea, 'pathTo'>, link: string): string {
  const [file = '', hash = ''] = link.split('#')
  return area.pathTo(file.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.md$/i, '')) + (hash && `#${hash}`)
}

/** Returns a path in the form that the entries of the table of contents have, to find the current one. */
export function currentAreaPath(area: Pick<DocArea, 'home' | 'overview' | 'pathTo'>, pathname: string): string {
  const path = decode(pathname).replace(/(?<=[^/])\/+$/, '')
  return path === area.home ? decode(area.pathTo(area.overview)) : path.replace(/\.md$/i, '')
}

/** The entries that lead to a path or, if it has no entry, to the nearest path above it that has one. */
export function nearestTrail(entries: readonly TreeEntry[], path: string): TreeEntry[] {
  for (let place = path; place.lastIndexOf('/') > 0; place = place.slice(0, place.lastIndexOf('/'))) {
    const found = trail(entries, place)
    if (found.length > 0) return found
  }
  return []
}
