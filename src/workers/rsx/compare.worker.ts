import { serveWorker } from '@/browser/worker-client/serve'
import { compareSources } from '@/engines/rsx/compare/compare-sources'

const operations = { versions: compareSources }

export type CompareOperations = typeof operations

serveWorker(operations)
