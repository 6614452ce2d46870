import { serveWorker } from '@/browser/worker-client/serve'
import { compareOneSided, compareSources } from '@/engines/rsx/compare/compare-sources'

const operations = { versions: compareSources, oneSided: compareOneSided }

export type CompareOperations = typeof operations

serveWorker(operations)
