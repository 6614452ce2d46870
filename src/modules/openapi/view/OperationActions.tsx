import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { createCodeLoader, loadOnCall } from '@/browser/code-loader'
import { DownloadLink } from '@/modules/downloads/DownloadLink'
import { CopyMarkdown } from '@/ui/CopyMarkdown'
import { Icon } from '@/ui/Icon'
import type { OperationView } from '@/engines/openapi/document/types'
import { useShownDocument } from './document-context'
import { levelQuery, samplesQuery } from './queries'
import styles from './Operation.module.css'

const loadMarkdown = loadOnCall(createCodeLoader(() => import('@/engines/openapi/model/to-markdown')))

/** Actions on an operation: copy it as Markdown, download its document. */
export function OperationActions({ operation }: { operation: OperationView }) {
  const { url, access } = useShownDocument()
  const queryClient = useQueryClient()
  const markdown = async () => {
    const model = await loadMarkdown()
    return model.toMarkdown(operation, {
      samples: () => queryClient.ensureQueryData(samplesQuery(url, operation, access)),
      level: (handle) => queryClient.ensureQueryData(levelQuery(url, handle, access)),
    })
  }
  return (
    <span className={styles.actions}>
      <a className={styles.jump} href="#samples">
        Samples
      </a>
      <CopyMarkdown text={markdown} />
      <DocumentDownload />
    </span>
  )
}

/** Downloads the document as it is published; nothing for a pasted one. */
export function DocumentDownload() {
  const { url, access } = useShownDocument()
  if (!/^https?:/.test(url)) return null
  return (
    <DownloadLink url={url} name={new URL(url).pathname.split('/').at(-1) || 'openapi.json'} access={access}>
      <Icon of={Download} size="sm" /> Download document
    </DownloadLink>
  )
}
