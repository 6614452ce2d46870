import { serveWorker } from '@/browser/worker-client/serve'
import { retailerGap } from '@/engines/rsx/compare/retailer-gap'

const operations = { retailerGap }

export type RetailerOperations = typeof operations

serveWorker(operations)
