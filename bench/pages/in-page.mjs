// Code that runs in the measured page.

/**
 * Runs before the scripts of the page: records the largest paint, shifts, long tasks, the slowest interaction, the errors that
 * are shown and, if a text is given, when it is there.
 */
export function record(text) {
  const found = (window.measured = {
    text: 0,
    paint: 0,
    shifts: [],
    blocking: 0,
    longest: 0,
    interaction: 0,
    errors: [],
  })
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    })
  const nameOf = (node) =>
    node?.nodeType === 1
      ? `${node.localName}.${node.className} "${node.textContent.slice(0, 30)}"`
      : node?.parentElement
        ? `in ${nameOf(node.parentElement)}`
        : 'a removed node'
  observe('largest-contentful-paint', (entry) => {
    found.paint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const moved = entry.sources.map((s) => `${nameOf(s.node)} ${s.previousRect.y} > ${s.currentRect.y}`).join(' | ')
    found.shifts.push({ at: entry.startTime, value: entry.value, moved })
  })
  observe('longtask', (entry) => {
    found.blocking += Math.max(0, entry.duration - 50)
    found.longest = Math.max(found.longest, entry.duration)
  })
  observe('event', (entry) => {
    if (entry.interactionId) found.interaction = Math.max(found.interaction, entry.duration)
  })
  const errors = /An error has occurred|could not be (loaded|opened)|did not answer|Error!/
  setInterval(() => {
    const error = errors.exec(document.body?.textContent)?.[0]
    if (error && !found.errors.includes(error)) found.errors.push(error)
  }, 200)
  if (text === undefined) return
  const look = () =>
    document.body?.innerText.includes(text) ? (found.text = performance.now()) : requestAnimationFrame(look)
  requestAnimationFrame(look)
}

/** Runs in an open page: goes to a path, and records when the page first shows progress or the next page. */
export function recordNavigation(path) {
  Object.assign(window.measured, { shifts: [], errors: [], progress: undefined })
  const title = () => document.querySelector('main h1')?.textContent
  const before = title()
  const startedAt = performance.now()
  let frameBefore = startedAt
  const look = (frame) => {
    const isReplaced = title() !== before
    if (isReplaced || document.querySelector('[role=progressbar]'))
      window.measured.progress ??= performance.now() - startedAt
    if (isReplaced) {
      window.measured.replaced = [frameBefore, Infinity]
      requestAnimationFrame(() => {
        window.measured.replaced[1] = performance.now()
      })
    } else requestAnimationFrame(look)
    frameBefore = frame
  }
  requestAnimationFrame(look)
  // As the Forward button does; not every route has a link on the page.
  const state = { idx: (history.state?.idx ?? 0) + 1, key: 'slow', usr: null }
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

/** The shifts while a page loads. Content that replaces another page has not moved. */
export function shiftsOf({ shifts, replaced: [from, until] = [Infinity, Infinity] }) {
  const counted = shifts.filter(({ at }) => at < from || at > until)
  return {
    shift: counted.reduce((sum, { value }) => sum + value, 0),
    moved: counted.map(({ at, value, moved }) => `${Math.round(at)} ms, ${value.toFixed(3)}: ${moved}`),
  }
}
