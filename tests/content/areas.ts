import { internalArea, rsxArea, userGuidesArea } from '@/engines/documentation/areas/areas'

/** The areas of the portal, by the slug of their service. */
export const areas = new Map([
  ['rsx-docs', rsxArea],
  ['internal-docs', internalArea],
  ['user-guides', userGuidesArea],
])

/** The path in the portal, in its long form, of a page `slug/path`. */
export function portalPath(file: string): string {
  const [slug = '', ...rest] = file.split('/')
  return areas.get(slug)?.pathTo(rest.join('/')) ?? `/docs/${file}`
}

/** The page `slug/path` that a path of an area shows. */
export function areaFile(pathname: string): string | undefined {
  for (const [slug, area] of areas) {
    const root = area.pathTo('')
    if (pathname === area.home) return `${slug}/${area.overview}`
    if (pathname.startsWith(root)) return `${slug}/${pathname.slice(root.length)}`
  }
  return undefined
}
