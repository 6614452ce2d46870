import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useDemo, type Work } from '../hooks/use-demo'
import { DemoFailed } from './DemoFailed'
import styles from './TryIt.module.css'

/** An order that a press makes; each further press makes another one. */
export function SampleDemo({ makeOrder }: { makeOrder: Work<string, string> }) {
  const { phase, result, run } = useDemo(makeOrder)
  const make = () => run(Math.random().toString(36).slice(2, 8))
  return (
    <Card className={styles.demo}>
      <h3>Make a sample</h3>
      <p>Test data that passes: an order and the documents that answer it, in four formats and for each model.</p>
      <textarea
        className={styles.text}
        aria-label="Sample order"
        readOnly
        wrap="off"
        value={result ?? '<Orders>\n  …\n</Orders>'}
      />
      {phase === 'failed' ? (
        <DemoFailed onRetry={make} />
      ) : (
        <Button pending={phase === 'running'} onClick={make}>
          {result === undefined ? 'Make an order' : 'Make another order'}
        </Button>
      )}
      <Link className={styles.more} to={paths.documentSample()}>
        Make all documents of an order
      </Link>
    </Card>
  )
}
