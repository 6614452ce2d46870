import type { EarlyWorker, EarlyWorkerName } from '@/browser/worker-client/early-worker'
import type { WorkerRequest } from '@/browser/worker-client/messages'
import { sessionKey, themeKey } from '@/browser/storage-keys'
import { publicServicesUrl } from '@/lib/public-services'
import type { Environment } from '@/config/env-schema'
import { apiLocation, documentPath, documentUrl } from '@/engines/documentation/api-location'
import { docLocation, pageFile, tocUrl } from '@/engines/documentation/doc-location'
import { pageLocation, type AreaKey, type PageLocation } from '@/engines/documentation/page-location'
import type { MarkdownRequest } from '@/engines/markdown/parsed-markdown'
import type { ListedDocument } from '@/workers/openapi/visitor-access'

// The start script: the first script of the page, which the browser runs before it paints and while the portal's own code
// is still being loaded. scripts/build/start-script.ts makes one classic script of it.

/** The part of an environment that the start script needs. */
export type EarlyHost = Pick<Environment, 'contentUrl' | 'kubeUrl' | 'areaSlugs'> & {
  serviceIds: Record<AreaKey, string>
  /** The Content-Security-Policy of this host's environment. */
  policy: string
  /** Folders of scripts: the portal's as a path, those of the captcha as addresses. */
  scripts: string[]
}

declare global {
  interface Window {
    /** Not in all browsers of the portal. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | undefined }) => unknown
    }
  }
}

/** The code that the start script preloads: of the session, and of pages; the first three are of services, the others of areas. */
export type EarlyPage = 'session' | 'apiReference' | 'gettingStarted' | 'service' | AreaKey | `${AreaKey}Home`

type ListedService = Parameters<typeof docLocation>[0] & { id?: string; public?: boolean }

/** How long the head of an answer may take, in milliseconds. */
const timeoutMs = 20_000
const { reader = '', parser = '', hosts = '{}', code = '{}' } = document.currentScript?.dataset ?? {}

const ownHost = (JSON.parse(hosts) as Record<string, EarlyHost>)[location.hostname]

/** The portal's own code, which the document of a rendered page only preloads; empty on other pages. */
const entries = [...document.querySelectorAll<HTMLLinkElement>('link[data-entry]')]
const isVisitor = stored(sessionKey) !== '1'

applyTheme()
// A page that was rendered for visitors hides what only they see (src/styles/base.css).
if (!isVisitor) document.documentElement.dataset['session'] = ''
// On an unknown host only the page that says so is shown.
if (ownHost) restrictScripts(ownHost)
if (entries.length === 0) startPortal()
else {
  document.addEventListener('DOMContentLoaded', () => {
    // A tab in the background is not painted.
    if (document.hidden) startPortal()
    else requestAnimationFrame(() => setTimeout(startPortal))
  })
  document.addEventListener('click', notePressed)
}

/** Applies the chosen theme before the first paint; without a choice the system's theme applies. */
function applyTheme(): void {
  const theme = stored(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/**
 * Narrows the policy of the page, which allows the hosts of all environments, to the environment of this host. Workers and
 * scripts are started from the portal's files and the captcha's folders only (CONF-16).
 */
function restrictScripts(host: EarlyHost): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      host.scripts.some((folder) => url.replace(location.origin, '').startsWith(folder)) ? url : undefined,
  })
  const policy = { httpEquiv: 'Content-Security-Policy', content: host.policy }
  document.head.append(Object.assign(document.createElement('meta'), policy))
}

/** Notes the control that is pressed before the portal's code is there, which presses it again (src/browser/rendered-page.ts). */
function notePressed(event: MouseEvent): void {
  const [start] = event.composedPath()
  if (start instanceof Element) window.pressedControl = start.closest('button, summary')
}

/** Starts what the portal begins with. Behind a rendered page that is after its paint, which all of it would delay (DOC-95). */
function startPortal(): void {
  for (const { href: src } of entries)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }))
  if (!ownHost) return
  startPage(ownHost)
  // The code that restores the session of somebody who may have one.
  if (!isVisitor) preloadCode('session')
}

/** Starts what the address tells. The portal's code takes over from there. */
function startPage(host: EarlyHost): void {
  if (/^\/(docs\/[^/]+\/api-doc|api-doc\/)/.test(location.pathname)) return startApiReference(host)
  const address = pageLocation(location.pathname)
  if (!address) return
  // A visitor sees a card instead of the first page of an area.
  if (!('area' in address && address.isHome && isVisitor)) startPublishedPage(address, host)
  preloadCode(codeOf(address))
}

function codeOf(address: PageLocation): EarlyPage {
  if ('slug' in address)
    return address.slug === 'getting-started' && address.page === 'README' ? 'gettingStarted' : 'service'
  return address.isHome ? `${address.area}Home` : address.area
}

/**
 * On an address of the API reference, starts the reader's worker with its first request, fetches the table of contents, which
 * decides whether the document is read, and preloads the page's code.
 */
function startApiReference({ contentUrl }: EarlyHost): void {
  // Somebody who may be signed in needs the token for a private document, and only the page has it.
  const first = isVisitor ? firstRead(contentUrl) : undefined
  const requests = first ? [workerRequest(first.operation, first.input)] : []
  // The requests are in the worker's address: a message would wait until the page's thread is free.
  startWorker('reader', `${reader}#${encodeURIComponent(JSON.stringify(requests))}`, requests)
  if (first) request(first.input.listed.tocUrl)
  preloadCode('apiReference')
}

/** Starts the page's first read of the document in its URL; undefined when the page reads it itself. */
function firstRead(contentUrl: string) {
  const address = apiLocation(location)
  if (!address || address.internal) return undefined
  const folder = docLocation({ slug: address.slug, currentDocLocation: undefined }, { contentUrl })
  const url = documentUrl(address, folder)
  if (url === undefined) return undefined
  const listed: ListedDocument = { tocUrl: tocUrl(folder), slug: address.slug, path: documentPath(address) }
  const key = address.operation
  const input = { source: { url }, listed, ...(key && { key }) }
  return { operation: key ? 'operation' : 'index', input }
}

function workerRequest(operation: string, input: unknown): WorkerRequest {
  return { type: 'request', id: -1, operation, input }
}

function startWorker(name: EarlyWorkerName, url: string, requests: WorkerRequest[] = []): void {
  const worker = new Worker(url, { type: 'module', name })
  const early: EarlyWorker = {
    worker,
    requests,
    messages: [],
    onMessage: (message) => early.messages.push(message),
    hasFailed: false,
  }
  worker.addEventListener('message', ({ data }) => early.onMessage(data))
  worker.addEventListener('error', () => (early.hasFailed = true))
  window.earlyWorkers = { ...window.earlyWorkers, [name]: early }
}

/**
 * On an address of a published page, starts the Markdown worker and requests the public list of services, the table of
 * contents and the text. The page shows the text once the other two allow it (DOC-16).
 */
function startPublishedPage(address: PageLocation, host: EarlyHost): void {
  startWorker('markdown', parser)
  const start = (service: ListedService) => {
    const folder = docLocation(service, host)
    request(tocUrl(folder))
    // For somebody who may be signed in, the table of contents decides whether the token goes with the request.
    if (isVisitor) requestText(pageFile(folder, address.page))
  }
  const slug = 'slug' in address ? address.slug : host.areaSlugs[address.area]
  if (slug !== undefined && isVisitor) {
    // The usual location is right for nearly every service, and requesting it without a token reveals nothing.
    request(publicServicesUrl(host))
    start({ slug, currentDocLocation: undefined })
    return
  }
  const isNamed = (one: ListedService) =>
    'slug' in address ? one.slug === address.slug : one.id === host.serviceIds[address.area]
  request(publicServicesUrl(host), async (response) => {
    const { results } = (await response.json()) as { results: ListedService[] }
    const service = results.find(isNamed)
    if (service && service.public !== false) start(service)
  })
}

/** Requests a page's text and has it parsed as soon as it is there. */
function requestText(url: string): void {
  request(url, async (response) => {
    const early = window.earlyWorkers?.markdown
    if (!response.ok || !early) return
    const page: MarkdownRequest = { text: await response.text(), kind: 'page' }
    const parse = workerRequest('parse', page)
    early.requests.push(parse)
    early.worker.postMessage(parse, [])
  })
}

/**
 * Requests a file without a token, for the page to take; the worker of the API reference finds it in the browser's cache.
 * @param use Uses a copy of the response before the page can take it. If it fails, so will the page, which explains that.
 */
function request(url: string, use?: (response: Response) => Promise<void>): void {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new DOMException('No response', 'TimeoutError')), timeoutMs)
  const response = fetch(url, { signal: silence.signal }).then(async (answer) => {
    // The page limits the time of the body, which is silent or not.
    clearTimeout(timer)
    await use?.(answer.clone()).catch(() => undefined)
    return answer
  })
  response.catch(() => undefined)
  window.earlyResponses ??= new Map()
  window.earlyResponses.set(url, response)
}

function preloadCode(page: EarlyPage): void {
  const files = (JSON.parse(code) as Record<EarlyPage, string[]>)[page]
  for (const file of files) preload(file)
}

function preload(file: string): void {
  const link = document.createElement('link')
  const as = file.endsWith('.css') ? 'style' : file.endsWith('.woff2') ? 'font' : undefined
  link.rel = as ? 'preload' : 'modulepreload'
  if (as) link.as = as
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

/** A value of the browser's storage; null when there is none, or when the storage is switched off. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
