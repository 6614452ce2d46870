/** The measurements of a run: exchanges with the worker, the input, and when a verdict was painted. */
function installReport() {
  const probe = {
    arm() {
      Object.assign(probe, {
        armed: performance.now(),
        input: undefined,
        painted: undefined,
        exchanges: [],
        progress: 0,
      })
    },
    isPainted: () => probe.painted !== undefined,
    seen: () => {
      const { exchanges, progress, painted, armed, input } = probe
      const timeOf = (type) =>
        exchanges.filter((exchange) => exchange.type === type).reduce((sum, { time }) => sum + time, 0)
      return {
        open: timeOf('open'),
        check: timeOf('check'),
        compare: timeOf('openBeside') + timeOf('compare') + timeOf('comparedRows'),
        rules: timeOf('rules'),
        progress,
        painted: painted - armed,
        paintedSinceInput: painted - (input ?? armed),
      }
    },
  }
  window.checkProbe = Object.assign(probe, { armed: 0, exchanges: [], progress: 0 })
  const start = ({ timeStamp }) => {
    probe.input ??= timeStamp
  }
  for (const type of ['change', 'beforeinput', 'input']) addEventListener(type, start, true)
}

/** Takes the place of the browser's workers, and times the exchanges with the checking one. */
function installWorker() {
  const probe = window.checkProbe
  const afterPaint = (act) =>
    requestAnimationFrame(() => {
      const c = new MessageChannel()
      c.port1.addEventListener('message', () => act(performance.now()), { once: true })
      c.port1.start()
      c.port2.postMessage(0)
    })

  const NativeWorker = Worker
  window.Worker = class extends NativeWorker {
    constructor(url, options) {
      super(url, options)
      if (options?.name !== 'document-check') return
      const sent = new Map()
      const post = this.postMessage.bind(this)
      this.postMessage = (message, transfer) => {
        if (message.type === 'request') sent.set(message.id, { type: message.operation, start: performance.now() })
        post(message, transfer)
      }
      // Before the listener of the portal, whose work then counts for the page.
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'progress') {
          probe.progress += 1
          return
        }
        const exchange = sent.get(data.id)
        if (!exchange || exchange.start < probe.armed) return
        probe.exchanges.push({ ...exchange, time: performance.now() - exchange.start })
        // A verdict is painted two frames after its reply at the latest.
        if (exchange.type === 'check')
          afterPaint(() =>
            afterPaint((now) => {
              probe.painted = now
            }),
          )
      })
    }
  }
}

/**
 * A script that runs in the page before everything else, made of self-contained functions. `window.checkProbe` measures the
 * exchanges of the page with the checking worker, and when a verdict is painted.
 */
export const checkProbe = `(${installReport})();(${installWorker})();`
