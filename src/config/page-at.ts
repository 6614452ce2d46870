import { paths } from '@/lib/paths'
import { portalPages } from './portal-pages'
import { tools } from './tools'

/** The entry of a page in the lists of pages and tools. */
interface KnownPage {
  url: string
  title: string
  needsSignIn: boolean
}

/** The pages and tools of everybody, the longest address first. Those for staff do not exist for others, who see no lock of them. */
const knownPages: readonly KnownPage[] = [
  ...portalPages,
  { url: paths.app(), title: 'Build An App', needsSignIn: true },
  ...tools
    .filter(({ internal }) => !internal)
    .flatMap(({ route, label, pages, public: isPublic }) => [
      { url: paths.tool(route), title: label, needsSignIn: !isPublic },
      ...pages.map((page) => ({
        url: paths.tool(`${route}/${page.path}`),
        title: page.label,
        needsSignIn: !isPublic,
      })),
    ]),
].toSorted((a, b) => b.url.length - a.url.length)

/** The page of the lists that an address of the portal belongs to: the page itself, or the one above it. */
export function pageAt(url: string): KnownPage | undefined {
  const [path = ''] = url.split(/[?#]/)
  return knownPages.find((page) => path === page.url || path.startsWith(`${page.url}/`))
}
