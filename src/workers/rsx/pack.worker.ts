import { serveWorker } from '@/browser/worker-client/serve'
import { packArchive } from './pack-archive'

const operations = { pack: packArchive }

export type PackOperations = typeof operations

serveWorker(operations)
