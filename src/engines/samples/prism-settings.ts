// Prism's core reads these settings when it loads: do not highlight the page, and do not answer messages in a worker.
Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } })
