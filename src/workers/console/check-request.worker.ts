import { serveWorker } from '@/browser/worker-client/serve'
import { checkRequest, type CheckedRequest } from '@/engines/requests/validation/check-request'

const operations = { check: (request: CheckedRequest) => checkRequest(request) }

export type CheckOperations = typeof operations

serveWorker(operations)
