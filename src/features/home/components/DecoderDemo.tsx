import { createCodeLoader } from '@/browser/code-loader'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useDemo } from '../hooks/use-demo'
import { DemoFailed } from './DemoFailed'
import styles from './TryIt.module.css'

const decoderCode = createCodeLoader(() => import('@/workers/errors/decoder-in-worker'))

const response = `HTTP/1.1 401 Unauthorized
Content-Type: application/json

{ "error": "invalid_client",
  "error_description": "client authentication failed" }`

/** A response of the token endpoint, which a press explains. */
export function DecoderDemo() {
  const { phase, result, run } = useDemo(async (text: string, signal) =>
    (await decoderCode.load()).decodePaste(text, signal),
  )
  const decoding = result?.decoding
  return (
    <Card className={styles.demo}>
      <h3>Decode an error</h3>
      <p>What a failed response means, and what to do. Secrets are removed before the text is shown.</p>
      <pre className={styles.text}>{response}</pre>
      {phase === 'failed' ? (
        <DemoFailed onRetry={() => run(response)} />
      ) : (
        <Button pending={phase === 'running'} onClick={() => run(response)}>
          Decode this response
        </Button>
      )}
      {decoding && (
        <div role="status" className={styles.result}>
          <b>{decoding.heading}</b>
          <p>{decoding.meaning}</p>
          {decoding.steps[0] !== undefined && <p>{decoding.steps[0]}</p>}
        </div>
      )}
      <Link className={styles.more} to={paths.tool('error-decoder')}>
        Decode your own error
      </Link>
    </Card>
  )
}
