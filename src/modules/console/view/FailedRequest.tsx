import { useState } from 'react'
import { CodeBlock } from '@/modules/code-samples/CodeBlock'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import { Callout } from '@/ui/Callout'
import { Checkbox } from '@/ui/Checkbox'
import { CopyButton } from '@/ui/CopyButton'
import { RetryButton } from '@/ui/RetryButton'
import { useWorkerReply } from '@/workers/use-worker-reply'
import { curlCommands } from '@/workers/console/export-in-worker'
import { errorText } from '@/engines/requests/model/error-text'
import type { CallError } from '@/engines/requests/model/types'
import styles from './FailedRequest.module.css'

/** Explains why a request got no response, with advice and the same request as a curl command (CONSOLE-9, CONSOLE-10). */
export function FailedRequest({ error, har }: { error: CallError; har: HarRequest }) {
  const { title, text, advice } = errorText(error, har.method, window.location.origin)
  return (
    <>
      <Callout tone="danger" title={title}>
        <p>{text}</p>
        <ul>
          {advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Callout>
      {error.kind !== 'invalid' && <CurlCommand har={har} />}
    </>
  )
}

/** Shows the request as a curl command, which can be copied. Typed secrets are masked until the reader asks for them. */
function CurlCommand({ har }: { har: HarRequest }) {
  const [includesSecrets, setIncludesSecrets] = useState(false)
  const { reply: commands, hasFailed, retry } = useWorkerReply(curlCommands, har)
  if (hasFailed) {
    return (
      <p>
        The curl command could not be created. <RetryButton inline onRetry={retry} />
      </p>
    )
  }
  if (!commands) return null
  const command = includesSecrets ? commands.whole : commands.masked
  const hasSecrets = commands.whole !== commands.masked
  return (
    <div className={styles.curl}>
      <div className={styles.bar}>
        <CopyButton text={command} label="Copy the request as curl">
          Copy as curl
        </CopyButton>
        {hasSecrets && (
          <Checkbox checked={includesSecrets} onChange={setIncludesSecrets}>
            Include secrets
          </Checkbox>
        )}
      </div>
      <details>
        <summary>The request as curl</summary>
        <CodeBlock code={command} language="bash" />
      </details>
    </div>
  )
}
