import { digest } from '@/lib/digest'
import type { LoadedText } from './loaded-text'

/**
 * Returns the version that the server sent, else a digest of the text. The digest is computed two seconds later or on
 * demand, so that the answer does not wait for it.
 */
export function versionOf({ version, text }: LoadedText): () => string {
  if (version !== undefined) return () => version
  let computed: string | undefined
  let pendingText: string | undefined = text
  const compute = () => {
    computed ??= digest(pendingText ?? '')
    pendingText = undefined
    return computed
  }
  setTimeout(compute, 2_000)
  return compute
}
