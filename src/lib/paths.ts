/** What may follow a path: undefined values are left out, lists repeat their key. */
type Query = Record<string, string | number | readonly string[] | undefined>

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const segment = encodeURIComponent

/** Every address of the portal (decisions, Routes). Nothing else builds one. */
export const paths = {
  home: () => '/home',
  applications: (query: { page?: number } = {}) => address('/applications', query),
  app: (appId?: string, query: { expandIndex?: number | undefined } = {}) =>
    address(appId === undefined ? '/app' : `/app/${segment(appId)}`, query),
  docs: () => '/docs',
  gettingStarted: () => '/docs/getting-started',
  service: (slug: string, page?: string) =>
    page === undefined ? `/docs/${segment(slug)}` : `/docs/${segment(slug)}/${page.split('/').map(segment).join('/')}`,
  /** An API document of a service, or one operation of it (2 §2). */
  apiDocument: (
    slug: string,
    query: { doc: string; path?: string | undefined; method?: string | undefined; internal?: 'true' | undefined },
  ) => address(`/docs/${segment(slug)}/api-doc`, query),
  rsx: () => '/rsx',
  rsxPage: (page: string) => `/rsx/docs/${page.split('/').map(segment).join('/')}`,
  userGuides: () => '/user-guides',
  tool: (route: string) => `/tools/${route}`,
  profile: () => '/profile',
  signup: () => '/signup',
  noUserFound: () => '/login/no-user-found',
  contact: (query: { contactSupport?: 'true' } = {}) => address('/contact-info', query),
  locations: () => '/locations',
  termsOfUse: () => '/terms-of-use',
}
