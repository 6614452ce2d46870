// Read by Prism's core as it starts: it neither looks through a page nor answers a worker's messages by itself.
Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } })
