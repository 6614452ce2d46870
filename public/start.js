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
    const worker = new Worker(reader, { type: 'module', name: 'reader' })
    const early = { worker, questions: [], replies: [], reply: (data) => early.replies.push(data), failed: false }
    early.ready = new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => {
        if ('id' in data) early.reply(data)
        if (data.id === early.questions[0]?.id) resolve()
      })
      worker.addEventListener('error', () => {
        early.failed = true
        resolve()
      })
    })
    window.earlyReader = early
    for (const file of code.split(' ')) preload(file)

    const url = documentUrl()
    if (url) readDocument(early, url)
  }

  function preload(file) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
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

  function readDocument({ worker, questions }, url) {
    const query = new URLSearchParams(location.search)
    const path = query.get('path')
    const method = query.get('method')
    const webhook = query.get('webhook') === 'true'
    const key = path !== null && method !== null && { path, method: method.toUpperCase(), ...(webhook && { webhook }) }
    if (key) questions.push({ id: -1, type: 'operation', source: { url }, key })
    questions.push({ id: -2, type: 'index', source: { url } })
    for (const question of questions) worker.postMessage(question)
  }
}
