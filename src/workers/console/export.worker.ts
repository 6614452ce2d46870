import { serveWorker } from '@/browser/worker-client/serve'
import { exporter } from '@/engines/requests/export/exporter'

serveWorker(exporter)
