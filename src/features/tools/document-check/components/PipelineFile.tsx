import Download from 'lucide-react/icons/download'
import { useRef, type ReactNode } from 'react'
import { ApiError, describeError, isSessionEndedError } from '@/api/core/api-error'
import { useReturnFocus } from '@/modules/downloads/use-return-focus'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Icon } from '@/ui/Icon'
import { useFileWork, type FileWork, type MakeFile } from '../hooks/use-file-work'
import { UnreadSourcesError } from '../model/pack-sources'
import styles from './PipelineFile.module.css'

interface PipelineFileProps {
  name: string
  make: MakeFile
  /** The title of the message when the file cannot be made. */
  error: string
  disabledReason?: string | undefined
  /** One or two sentences about the file. */
  children: ReactNode
}

/** A file to save, with the progress of making it, Cancel, and what went wrong or is missing in it. */
export function PipelineFile({ name, make, error, disabledReason, children }: PipelineFileProps) {
  const work = useFileWork(make, name)
  const isRunning = work.status === 'running'
  const startRef = useRef<HTMLButtonElement>(null)
  const returnFocusRef = useReturnFocus(startRef)
  return (
    <div className={styles.file}>
      <div className={styles.row}>
        <div>
          <code>{name}</code>
          <p>{children}</p>
          <p role="status" className={styles.status}>
            {statusOf(work, name)}
          </p>
        </div>
        <div className={styles.actions}>
          {isRunning && (
            <>
              <progress
                aria-label={`Progress of ${name}`}
                {...(work.progress !== undefined && { value: work.progress, max: 1 })}
              />
              <Button ref={returnFocusRef} size="sm" variant="ghost" onClick={work.cancel}>
                Cancel<span className="vh"> {name}</span>
              </Button>
            </>
          )}
          <Button ref={startRef} size="sm" pending={isRunning} disabledReason={disabledReason} onClick={work.start}>
            <Icon of={Download} size="sm" />
            {work.status === 'failed' ? 'Try again' : 'Download'}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      </div>
      {work.status === 'failed' && (
        <Callout tone="danger" title={error}>
          {messagesOf(work.error).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Callout>
      )}
      {work.status === 'saved' && work.notes.length > 0 && (
        <Callout tone="warn" title="Not in the rule pack, and therefore not judged">
          {work.notes.map((note) => (
            <p key={note}>{note}.</p>
          ))}
        </Callout>
      )}
    </div>
  )
}

function statusOf({ status }: FileWork, name: string): string {
  if (status === 'saved') return `${name} is saved in your downloads.`
  return status === 'cancelled' ? 'Cancelled. Nothing was saved.' : ''
}

function messagesOf(error: unknown): readonly string[] {
  if (error instanceof UnreadSourcesError) return error.sources
  if (isSessionEndedError(error)) return ['Your session has ended. Sign in, then try again.']
  if (!(error instanceof ApiError)) return [error instanceof Error ? error.message : String(error)]
  return [describeError(error, { title: '', message: 'The host of the portal did not send it.' }).message]
}
