import type { PendingCode } from '@/browser/use-code'
import { ErrorState } from '@/ui/ErrorState'
import { Page } from '@/ui/Page'
import { TextPlaceholder } from '@/ui/Placeholders'

/** Shown in place of a tool whose code is late (TOOL-7) or failed to load (TOOL-8). */
export function LateTool({ label, ...state }: { label: string } & PendingCode) {
  return (
    <Page>
      <h1>{label}</h1>
      {state.status === 'failed' ? (
        <ErrorState
          title="Error!"
          message={`${label} could not be loaded. Nothing that was saved is lost.`}
          onRetry={state.retry}
        />
      ) : (
        <>
          <p role="status">{state.status === 'slow' && 'Taking a long time...'}</p>
          <TextPlaceholder label={`Loading ${label}`} />
        </>
      )}
    </Page>
  )
}
