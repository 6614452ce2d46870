import { firstCharacters } from '@/lib/cut-text'
import { percentEncoded } from '@/lib/percent-encoding'
import { changesPage } from '@/lib/published-changes'
import { designsPath, fieldsPath, url, type Query } from '@/lib/worker-paths'

/** Encodes the path of a page at any depth, such as `guides/first-call`. */
const segments = (page: string) => page.split('/').map(percentEncoded).join('/')

/** Writes a title as part of a path: words and dashes, at most 80 characters. Only for readers; the router ignores it. */
function dashed(title: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return firstCharacters(words, 80) || 'operation'
}

/** Builds every address of the portal (SHELL-21). Nothing else builds one. */
export const paths = {
  home: () => '/home',
  /** The list of applications: a page, and what the reader has chosen above it (APP-55). */
  applications: (query: { page?: number; filter?: string; show?: string; sort?: string } = {}) =>
    url('/applications', query),
  app: (appId?: string, query: { expandIndex?: number | undefined } = {}) =>
    url(appId === undefined ? '/app' : `/app/${percentEncoded(appId)}`, query),
  docs: () => '/docs',
  gettingStarted: () => '/docs/getting-started',
  service: (slug: string, page?: string) =>
    page === undefined ? `/docs/${percentEncoded(slug)}` : `/docs/${percentEncoded(slug)}/${segments(page)}`,
  /** The page of the changes in the documents of a service (COMPARE-73). */
  changes: (slug: string) => `/docs/${percentEncoded(slug)}/${changesPage}`,
  /** An API document of a service, or one operation of it (DOC-21). `try` as in `endpoint`. */
  apiDocument: (
    slug: string,
    query: {
      doc: string
      path?: string | undefined
      method?: string | undefined
      internal?: 'true' | undefined
      webhook?: 'true' | undefined
      try?: string | undefined
    },
  ) => url(`/docs/${percentEncoded(slug)}/api-doc`, query),
  /**
   * Page of one operation (DOC-25): path, method and doc select it, the titles are for readers. `try` opens the console with
   * the application of this id, and without one if it is empty (CONSOLE-20).
   */
  endpoint: (
    serviceTitle: string,
    summary: string,
    query: {
      path: string
      method: string
      doc: string
      internal?: 'true' | undefined
      webhook?: 'true' | undefined
      try?: string | undefined
    },
  ) => url(`/api-doc/${percentEncoded(dashed(serviceTitle))}/${percentEncoded(dashed(summary))}/`, query),
  /** Where the authorization server sends the sign-in to an application that is tried in the console (CONSOLE-25). */
  consoleCallback: () => '/console/callback',
  /** A document as the portal would show it, with the problems found in it (DOC-50). */
  verification: (
    slug: string,
    query: {
      url?: string | undefined
      /** URL of an earlier document that it is compared with. */
      with?: string | undefined
      path?: string | undefined
      method?: string | undefined
      webhook?: 'true' | undefined
    } = {},
  ) => url(`/docs/${percentEncoded(slug)}/swagger-documentation-verification`, query),
  /** The differences between two documents of a service (COMPARE-40); `path` and `method` name an operation of `from`. */
  apiComparison: (
    slug: string,
    query: {
      from?: string | undefined
      to?: string | undefined
      path?: string | undefined
      method?: string | undefined
      webhook?: 'true' | undefined
    } = {},
  ) => url(`/docs/${percentEncoded(slug)}/compare`, query),
  rsx: () => '/rsx',
  rsxPage: (page: string) => `/rsx/docs/${segments(page)}`,
  internalPage: (page: string) => `/rsx/internal-docs/${segments(page)}`,
  fieldsQualifiers: fieldsPath,
  /** The versions of a document's schema beside each other (COMPARE-6). */
  compareVersions: (
    documentType?: string,
    query: {
      from?: string | undefined
      to?: string | undefined
      retailer?: readonly string[]
      filter?: string | undefined
    } = {},
  ) =>
    url(['/rsx/docs/compare', ...(documentType === undefined ? [] : [percentEncoded(documentType)])].join('/'), query),
  myDesigns: designsPath,
  /** Compare Retailers: the question, the retailers that the reader ships to, and the one that is added. */
  compareRetailers: (
    query: {
      question?: string | undefined
      retailer?: readonly string[]
      add?: string | undefined
      document?: string | undefined
    } = {},
  ) => url('/rsx/docs/my-designs/compare', query),
  /** The example files; `file` is the name of the open one. */
  exampleFiles: (query: { filter?: string; sort?: string; format?: string; file?: string } = {}) =>
    url('/rsx/docs/example-download', query),
  userGuides: () => '/user-guides',
  userGuide: (page: string) => `/user-guides/docs/${segments(page)}`,
  /** A tool, or a page of one. */
  tool: (route: string, query: Query = {}) => url(`/tools/${route}`, query),
  /** Check a Document: type and version for documents that do not tell theirs, the retailers, and the example to open. Never content. */
  documentCheck: (
    query: {
      document?: string | undefined
      version?: string | undefined
      retailer?: readonly string[]
      example?: string | undefined
    } = {},
  ) => url('/tools/document-check', query),
  /** Make a Sample: the documents of an order. The seed makes the same ones again. */
  documentSample: (
    query: {
      document?: string | undefined
      format?: string | undefined
      model?: string | undefined
      size?: string | undefined
      retailer?: readonly string[]
    } = {},
  ) => url('/tools/document-check/sample', query),
  profile: () => '/profile',
  profilePage: (page: 'personal' | 'contact' | 'display' | 'password') => `/profile/${page}`,
  signup: () => '/signup',
  resetPassword: () => '/login/reset-password',
  createAccount: () => '/login/create',
  createNewPassword: () => '/login/create-new-password',
  noUserFound: () => '/login/no-user-found',
  /** The contact page; a flag opens the form for support (CONTACT-7) or, about a page, the one for the product team (CONTACT-24). */
  contact: (query: { contactSupport?: 'true' } | { contactProduct: 'true'; page: string; title: string } = {}) =>
    url('/contact-info', query),
  /** Where the browser returns to after a contact form was posted (CONTACT-8); the sales form has its own text there. */
  contactSuccess: (kind?: 'sales') => `/contact-info/${kind === undefined ? 'success' : 'sales-success'}`,
  /** All results of a search (SEARCH-26), or one page of the results of a group. */
  search: (query: { q?: string; group?: string; page?: number } = {}) => url('/search', query),
  locations: () => '/locations',
  termsOfUse: () => '/terms-of-use',
}
