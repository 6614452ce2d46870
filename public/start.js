// Runs before the first paint, while the portal's own code is still on its way.

// A chosen theme never flashes; without a choice the system's theme applies.
try {
  const theme = localStorage.getItem('dc.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off: the system's theme applies.
}

// An address of the API reference names its document, so reading that begins here; src/modules/openapi/engine/early.ts
// takes it over. The build writes what is needed into the attributes of this script's tag.
{
  const { reader, locations, code } = document.currentScript.dataset
  if (reader && /^\/(docs\/[^/]+\/api-doc|api-doc\/)/.test(location.pathname)) startReference()

  function startReference() {
    const url = documentUrl()
    const questions = url ? [questionAbout(url)] : []
    // In its address, and not sent: messages reach a worker only through this thread, which is about to be busy.
    const worker = new Worker(`${reader}#${encodeURIComponent(JSON.stringify(questions))}`, {
      type: 'module',
      name: 'reader',
    })
    const early = { worker, questions, replies: [], reply: (data) => early.replies.push(data), failed: false }
    worker.addEventListener('message', ({ data }) => early.reply(data))
    worker.addEventListener('error', () => {
      early.failed = true
    })
    window.earlyReader = early
    for (const file of code.split(' ')) preload(file)
  }

  function preload(file) {
    const link = document.createElement('link')
    const as = file.endsWith('.css') ? 'style' : file.endsWith('.woff2') ? 'font' : undefined
    link.rel = as ? 'preload' : 'modulepreload'
    if (as) link.as = as
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }

  /** As documentUrl in src/features/docs/model/api-address.ts, for a service at its usual place. */
  function documentUrl() {
    // Somebody who has signed in before may be about to read a private document: the page asks for it with the token.
    try {
      if (localStorage.getItem('dc.session') !== null) return undefined
    } catch {
      // Without storage nobody is remembered.
    }
    const [slug, ...file] = (new URLSearchParams(location.search).get('doc') ?? '').split('/')
    const folder = JSON.parse(locations)[location.hostname]
    if (!folder || !slug || file.join('') === '') return undefined
    const base = `${folder}docs/${slug}/`
    const url = new URL(file.map(encodeURIComponent).join('/'), base).href
    return url.startsWith(base) ? url : undefined
  }

  /** What is shown first of the document. */
  function questionAbout(url) {
    const query = new URLSearchParams(location.search)
    const path = query.get('path')
    const method = query.get('method')
    const webhook = query.get('webhook') === 'true'
    if (path === null || method === null) return { id: -1, type: 'index', source: { url } }
    const key = { path, method: method.toUpperCase(), ...(webhook && { webhook }) }
    return { id: -1, type: 'operation', source: { url }, key }
  }
}
