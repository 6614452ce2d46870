import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { usePageDownloads } from './downloads-context'
import { progressShare } from './progress-share'
import type { FileRequest } from './use-downloads'
import { useHandBack } from './use-hand-back'
import styles from './DownloadButton.module.css'

interface DownloadButtonProps extends Pick<ButtonLook, 'variant'> {
  request: FileRequest
  /** Name of the file for screen readers, for instance "Orders-v7.7-XML.zip". */
  fileName: string
  /** More about the file, shown by the pointer. */
  title?: string | undefined
  /** What the button says beside its icon; without it the icon stands alone. */
  children?: ReactNode
}

/**
 * A button that saves a file. Until the download ends a spinner stands in its place, with how far it is and a way to
 * give it up beside it; the page holds the download (`DownloadsProvider`). A failure is only reported: the spinner ends (1 §8, 3 §8).
 */
export function DownloadButton({ request, fileName, title, variant = 'ghost', children }: DownloadButtonProps) {
  const downloads = usePageDownloads()
  const progress = downloads.progress.get(request.url)
  const starter = useRef<HTMLButtonElement>(null)
  const handBack = useHandBack(starter)
  return (
    <span className={styles.download}>
      {progress && (
        <>
          <progress aria-label={`Download of ${fileName}`} {...progressShare(progress)} />
          <Button
            ref={handBack}
            variant="ghost"
            size="sm"
            icon
            aria-label={`Cancel download of ${fileName}`}
            onClick={() => downloads.cancel(request.url)}
          >
            <Icon of={X} size="sm" />
          </Button>
        </>
      )}
      <Button
        ref={starter}
        variant={variant}
        size="sm"
        icon={children === undefined}
        title={title}
        aria-label={children === undefined ? `Download ${fileName}` : undefined}
        pending={progress !== undefined}
        onClick={() => downloads.start(request)}
      >
        <Icon of={Download} size="sm" />
        {children}
        {children !== undefined && <span className="vh"> {fileName}</span>}
      </Button>
    </span>
  )
}
