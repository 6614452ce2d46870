import { RetryButton } from '@/ui/RetryButton'

/** Says that a demonstration did not work, with Retry. */
export function DemoFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>This did not work. Check your internet connection and try again.</p>
      <RetryButton inline onRetry={onRetry} />
    </div>
  )
}
