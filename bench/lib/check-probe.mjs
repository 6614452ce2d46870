/**
 * Runs in the page before everything else (self-contained: it is sent as text). `window.checkProbe` measures the exchanges of the page
 * with the checking worker, and when a verdict is painted.
 */
export function installCheckProbe() {
  let armed = 0,
    input,
    exchanges = [],
    progress = 0,
    painted
  for (const type of ['change', 'beforeinput', 'input'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        input ??= timeStamp
      },
      true,
    )
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
        if (message.type !== 'abort') sent.set(message.id, { type: message.type, start: performance.now() })
        post(message, transfer)
      }
      // Before the listener of the portal, whose work then counts for the page.
      this.addEventListener('message', ({ data }) => {
        if ('progress' in data) {
          progress += 1
          return
        }
        const exchange = sent.get(data.id)
        if (!exchange || exchange.start < armed) return
        exchanges.push({ ...exchange, time: performance.now() - exchange.start })
        // A verdict is painted two frames after its answer at the latest.
        if (exchange.type === 'check')
          afterPaint(() =>
            afterPaint((now) => {
              painted = now
            }),
          )
      })
    }
  }

  window.checkProbe = {
    arm() {
      armed = performance.now()
      input = painted = undefined
      exchanges = []
      progress = 0
    },
    isPainted: () => painted !== undefined,
    seen: () => {
      const timeOf = (type) =>
        exchanges.filter((exchange) => exchange.type === type).reduce((sum, { time }) => sum + time, 0)
      return {
        open: timeOf('open'),
        check: timeOf('check'),
        rules: timeOf('rules'),
        progress,
        painted: painted - armed,
        paintedSinceInput: painted - (input ?? armed),
      }
    },
  }
}
