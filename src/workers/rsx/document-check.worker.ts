import { serveWorker } from '@/browser/worker-client/serve'
import { createChecker } from '@/engines/rsx/checker'

// The policy of this worker permits no connection, so what it reads cannot leave the browser.
serveWorker({ ...createChecker() })
