/** Helpers of the other parts: the time after the next frame, and changes of an element. */
function installTools() {
  window.probe = {
    afterPaint: (act) =>
      requestAnimationFrame(() => {
        const c = new MessageChannel()
        c.port1.addEventListener('message', () => act(performance.now()), { once: true })
        c.port1.start()
        c.port2.postMessage(0)
      }),
    observe: (element, act) =>
      new MutationObserver(act).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['hidden'],
      }),
  }
}

/** Times from an input to the frame with the last change. */
function installInputTimes() {
  const { afterPaint, observe } = window.probe
  /** A part that has not changed for so long is settled, in milliseconds. */
  const REST = 250
  let began,
    painted,
    changes,
    tasks = []
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
  }).observe({ type: 'longtask', buffered: true })
  const start = (event) => {
    began ??= event.timeStamp
  }
  for (const type of ['keydown', 'click']) addEventListener(type, start, true)

  Object.assign(window.probe, {
    watch: (element) =>
      observe(element, () => {
        if (began === undefined) return
        changes = performance.now()
        afterPaint((now) => {
          painted = now
        })
      }),
    arm() {
      began = painted = changes = undefined
      tasks = []
    },
    /** Milliseconds from the input to the painted part; null when it did not change. */
    async settled() {
      const asked = performance.now()
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        const now = performance.now()
        if (changes === undefined && now - asked > 2 * REST) return null
        if (changes !== undefined && now - changes > REST && painted > changes) return painted - began
      }
    },
    longestTask: () => {
      const later = tasks.filter(({ startTime, duration }) => startTime + duration > began)
      return Math.max(0, ...later.map(({ duration }) => duration))
    },
  })
}

/** Times from the end of a response to the frame with the last row. */
function installResponseTimes() {
  const { afterPaint, observe } = window.probe
  const seen = new Map()
  // The first trees come before anybody can ask: what appears under each of these is timed from the start.
  const timed = ['[role=treegrid]']
  document.addEventListener('DOMContentLoaded', () =>
    observe(document.body, () => {
      for (const selector of timed) {
        const count = document.querySelectorAll(`${selector} [role=row]`).length
        if (count === (seen.get(selector)?.count ?? 0)) continue
        const entry = { count, at: Infinity }
        seen.set(selector, entry)
        afterPaint((now) => {
          entry.at = now
        })
      }
    }),
  )
  /** Milliseconds from the last byte of a response until the last row of a part was painted. */
  window.probe.sinceAnswer = (end, selector) => {
    const resources = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end))
    return seen.get(selector).at - resources.at(-1).responseEnd
  }
}

/** Plain lists of the same rows, to compare with. */
function installPlainLists() {
  const { watch, afterPaint } = window.probe
  const element = (tag, parts, into) => {
    const made = document.createElement(tag)
    for (const part of parts) made.append(part)
    into?.append(made)
    return made
  }
  const plainRows = (texts) =>
    texts.map((cells) =>
      element(
        'tr',
        cells.map((text) => element('td', [text])),
      ),
    )

  Object.assign(window.probe, {
    plainTable(texts) {
      const input = element('input', [], document.body)
      const body = element('tbody', plainRows(texts), element('table', [], document.body))
      const lower = texts.map((cells) => cells.join('\n').toLowerCase())
      input.addEventListener('input', () => {
        const wanted = input.value.toLowerCase()
        ;[...body.children].forEach((row, index) => {
          row.hidden = !lower[index].includes(wanted)
        })
      })
      watch(body)
    },
    plainTree(texts) {
      const button = element('button', ['Expand all'], document.body)
      const body = element('tbody', [], element('table', [], document.body))
      button.addEventListener('click', () => body.append(...plainRows(texts)))
      watch(body)
    },
    plainAnswer: (texts, answer) =>
      new Promise((resolve) => {
        const start = performance.now()
        JSON.parse(answer)
        element('tbody', plainRows(texts), element('table', [], document.body))
        afterPaint((now) => resolve(now - start))
      }),
  })
}

const parts = [installTools, installInputTimes, installResponseTimes, installPlainLists]
/**
 * A script that runs in the page before everything else, made of self-contained functions. `window.probe` measures from an
 * input of the reader, or from the end of a response, to the first frame after the last change of a watched part of the page.
 */
export const paintProbe = { content: parts.map((part) => `(${part})();`).join('\n') }
