import { serveWorker } from '@/browser/worker-client/serve'
import { decoder } from '@/engines/errors/decoder'

serveWorker(decoder)
