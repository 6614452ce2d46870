import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/button-class'
import { Icon } from '@/ui/Icon'
import { usePageDownloads } from './downloads-context'
import { progressAttributes, type FileRequest } from './use-downloads'
import { useReturnFocus } from './use-return-focus'
import styles from './DownloadButton.module.css'

interface DownloadButtonProps extends Pick<ButtonLook, 'variant'> {
  request: FileRequest
  /** Name of the file for screen readers, such as "Orders-v7.7-XML.zip". */
  fileName: string
  /** Tooltip of the button. */
  title?: string | undefined
  /** Label beside the icon; without it the button is an icon button. */
  children?: ReactNode
}

/**
 * A button that downloads a file. While the download runs, the button shows a spinner, with the progress and a cancel button
 * beside it (RSX-51). The page owns the download (`DownloadsProvider`). A failure is reported and not shown (RSX-52).
 */
export function DownloadButton({ request, fileName, title, variant = 'ghost', children }: DownloadButtonProps) {
  const downloads = usePageDownloads()
  const progress = downloads.progress.get(request.url)
  const startRef = useRef<HTMLButtonElement>(null)
  const returnFocusRef = useReturnFocus(startRef)
  return (
    <span className={styles.download}>
      {progress && (
        <>
          <progress aria-label={`Download of ${fileName}`} {...progressAttributes(progress)} />
          <Button
            ref={returnFocusRef}
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
        ref={startRef}
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
