import { sessionKey, themeKey } from '@/browser/storage-keys'
import { apiAddress, documentPath, documentUrl, type ApiAddress } from '@/modules/doc-pages/api-address'
import { docLocation, tocUrl } from '@/modules/doc-pages/doc-location'
import type { EarlyQuestion, EarlyReader } from '@/modules/openapi/engine/early'

// The start script: the first script of the page, which the browser runs before it paints and while the portal's own code
// is still being loaded. scripts/build/start-script.ts makes one classic script of it.

applyTheme()
startApiReference()

/** Applies the chosen theme before the first paint; without a choice the system's theme applies. */
function applyTheme(): void {
  const theme = stored(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/**
 * On an address of the API reference, starts the reader's worker with its first question, requests the table of contents,
 * which decides whether the question is answered, and preloads the page's code. The portal's code takes over from there.
 */
function startApiReference(): void {
  const { reader, locations = '{}', code = '' } = document.currentScript?.dataset ?? {}
  if (reader === undefined || !/^\/(docs\/[^/]+\/api-doc|api-doc\/)/.test(location.pathname)) return
  const contentUrl = (JSON.parse(locations) as Record<string, string>)[location.hostname]
  const question = contentUrl === undefined ? undefined : firstQuestion(contentUrl)
  startReader(reader, question ? [question] : [])
  if (question) requestToc(question.listed.tocUrl)
  for (const file of code.split(' ')) preload(file)
}

/** What the page shows first of the document in its address; undefined when that is left to the page. */
function firstQuestion(contentUrl: string): EarlyQuestion | undefined {
  const address = apiAddress(location)
  // Somebody who may be signed in needs the token for a private document, and only the page has it.
  if (!address || address.internal || stored(sessionKey) !== null) return undefined
  const folder = docLocation({ slug: address.slug, currentDocLocation: undefined }, { contentUrl })
  const url = documentUrl(address, folder)
  if (url === undefined) return undefined
  const listed = { tocUrl: tocUrl(folder), slug: address.slug, path: documentPath(address) }
  return { id: -1, ...ask(address.operation, url), listed }
}

function ask(key: ApiAddress['operation'], url: string) {
  return key ? { type: 'operation' as const, source: { url }, key } : { type: 'index' as const, source: { url } }
}

function startReader(file: string, questions: EarlyQuestion[]): void {
  // The questions stand in the worker's address: a message would wait until the page's thread is free.
  const worker = new Worker(`${file}#${encodeURIComponent(JSON.stringify(questions))}`, {
    type: 'module',
    name: 'reader',
  })
  const early: EarlyReader = {
    worker,
    questions,
    replies: [],
    onReply: (reply) => early.replies.push(reply),
    hasFailed: false,
  }
  worker.addEventListener('message', ({ data }) => early.onReply(data))
  worker.addEventListener('error', () => (early.hasFailed = true))
  window.earlyReader = early
}

/** Requests the table of contents for the page; the worker finds the answer in the browser's cache. */
function requestToc(url: string): void {
  const json = fetch(url, { signal: AbortSignal.timeout(20_000) }).then((answer) =>
    answer.ok ? answer.json() : undefined,
  )
  // The page requests it again, and explains the failure.
  window.earlyToc = { url, json: json.catch(() => undefined) }
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
