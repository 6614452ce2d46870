import { useSession } from '@/auth/session'
import { paths } from '@/lib/paths'
import { quoted } from '@/lib/quoted'
import { useCountText } from '@/modules/dates/use-count-text'
import { SignInButton } from '@/modules/session/SignInButton'
import { Button } from '@/ui/Button'
import { isReading, type SearchProgress } from '@/engines/search/search-results'
import styles from './NothingFound.module.css'

interface NothingFoundProps {
  text: string
  progress: SearchProgress | undefined
  nearestWords: readonly string[]
  /** Searches for a word instead. */
  onWord: (word: string) => void
}

/** Says that nothing was found and in what, and offers the nearest words that would find something (SEARCH-24). */
export function NothingFound({ text, progress, nearestWords, onWord }: NothingFoundProps) {
  const isVisitor = useSession().status === 'anonymous'
  const countText = useCountText()
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        {isReading(progress) ? 'Nothing found yet for ' : 'Nothing found for '}
        <bdi>{quoted(text.trim())}</bdi>
      </p>
      {progress && <p>{countText(progress.read, 'document was', 'documents were')} searched.</p>}
      {isVisitor && (
        <p className={styles.row}>
          <span>Sign in to search fields and codes as well.</span>
          <SignInButton size="sm" returnTo={paths.search({ q: text })} />
        </p>
      )}
      {nearestWords.length > 0 && (
        <p className={styles.row}>
          <span>Did you mean</span>
          {nearestWords.map((word) => (
            <Button key={word} size="sm" onClick={() => onWord(word)}>
              <bdi>{word}</bdi>
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
