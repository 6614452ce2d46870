import { serveWorker } from '@/browser/worker-client/serve'
import { readOutline } from '@/engines/rsx/schema-outline'

const operations = { outline: readOutline }

export type OutlineOperations = typeof operations

serveWorker(operations)
