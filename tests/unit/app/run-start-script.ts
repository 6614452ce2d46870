import { runInNewContext } from 'node:vm'
import { beforeAll } from 'vitest'
import { buildStartScript } from '../../../scripts/build/start-script'

export const contentUrl = 'https://content.example/'
const kubeUrl = 'https://api.example'
export const policy = "default-src 'self'"
export const servicesUrl = `${kubeUrl}/devcenter/public/v1/services/?page_size=100`
export const toc = [{ text: 'Labels', link: 'openapi.json', swagger: true }]
const services: object[] = [
  { id: 'svc-labels', slug: 'labels', public: true },
  { id: 'svc-moved', slug: 'moved', public: true, currentDocLocation: 'https://moved.example/docs' },
  { id: 'svc-private', slug: 'private', public: false },
  { id: 'svc-rsx', slug: 'rsx-docs', public: true, currentDocLocation: 'https://content.example/rsx/' },
]
export let script: string

beforeAll(async () => {
  script = await buildStartScript(`${process.cwd()}/src`)
})

/** Runs the built start script as the page of an address does. */
export function start(
  address: string,
  {
    storage = {},
    isBuilt = true,
    answer = answerOf,
    areaSlugs = {},
    entries = [],
  }: {
    storage?: Record<string, string> | null
    isBuilt?: boolean
    answer?: (url: string) => Response
    areaSlugs?: object
    entries?: string[]
  } = {},
) {
  const { pathname, search, hostname } = new URL(address, 'http://localhost')
  const window: Pick<Window, 'earlyWorkers' | 'earlyResponses'> = {}
  const started: string[] = []
  const posted: object[] = []
  const links: { rel?: string; href?: string }[] = []
  const policies: object[] = []
  const workerRequests: object[] = []
  const requested: string[] = []
  const hosts = JSON.stringify({
    localhost: {
      contentUrl,
      kubeUrl,
      serviceIds: { rsxDocs: 'svc-rsx', userGuides: 'none' },
      areaSlugs,
      policy,
      scripts: ['/assets/'],
    },
  })
  const pages = ['service', 'gettingStarted', 'rsxDocs', 'rsxDocsHome', 'userGuides', 'userGuidesHome']
  const code = JSON.stringify({
    session: ['/assets/session.js'],
    apiReference: ['/assets/page.js', '/assets/page.css', '/assets/code.woff2'],
    ...Object.fromEntries(pages.map((page) => [page, [`/assets/${page}.js`]])),
  })
  const dataset = isBuilt ? { reader: '/assets/reader.js', parser: '/assets/markdown.js', hosts, code } : {}
  const theme: Record<string, string> = {}
  const listeners: Record<string, (event: { data?: object }) => void> = {}
  const heard: Record<string, (event: object) => void> = {}
  const frames: (() => void)[] = []
  class Element {
    closest = (selector: string) => `closest ${selector}`
  }
  runInNewContext(script, {
    window,
    Element,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    location: { pathname, search, hostname },
    localStorage: {
      getItem(key: string) {
        if (!storage) throw new Error('Storage is switched off.')
        return storage[key] ?? null
      },
    },
    document: {
      currentScript: { dataset },
      documentElement: { dataset: theme },
      querySelectorAll: () => entries.map((href) => ({ href })),
      addEventListener: (type: string, listen: (event: object) => void) => (heard[type] = listen),
      createElement: () => ({}),
      head: { append: (element: object) => ('httpEquiv' in element ? policies : links).push(element) },
    },
    Worker: class {
      addEventListener = (type: string, listen: (event: { data?: object }) => void) => {
        listeners[type] = listen
      }
      postMessage = (message: object) => posted.push(message)
      constructor(url: string) {
        const { pathname: file, hash } = new URL(url, 'http://localhost')
        started.push(file)
        if (hash) workerRequests.push(...(JSON.parse(decodeURIComponent(hash.slice(1))) as object[]))
      }
    },
    fetch: (url: string) => {
      requested.push(url)
      return Promise.resolve(answer(url))
    },
    AbortController,
    setTimeout,
    clearTimeout,
    AbortSignal,
    URL,
    URLSearchParams,
    encodeURIComponent,
  })
  const reply = (data: object) => listeners['message']?.({ data })
  const fail = () => listeners['error']?.({})
  return {
    window,
    started,
    workerRequests,
    posted,
    requested,
    links,
    policies,
    theme,
    reply,
    fail,
    heard,
    frames,
    Element,
  }
}

function answerOf(url: string): Response {
  if (url === servicesUrl) return Response.json({ count: services.length, results: services })
  return url.endsWith('toc.json') ? Response.json(toc) : new Response('# A page')
}
