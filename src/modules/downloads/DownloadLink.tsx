import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import { progressAttributes, useDownloads, type FileRequest } from './use-downloads'
import { useReturnFocus } from './use-return-focus'
import styles from './DownloadLink.module.css'

/** A link that downloads a file. While the download runs it shows its progress and a button to cancel it. */
export function DownloadLink({ children, ...request }: FileRequest & { children: ReactNode }) {
  const { url } = request
  const downloads = useDownloads()
  const progress = downloads.progress.get(url)
  const startRef = useRef<HTMLAnchorElement>(null)
  const returnFocusRef = useReturnFocus(startRef)

  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens a tab or saves the link as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    downloads.start(request)
  }

  return (
    <>
      <a ref={startRef} href={url} download={request.name} rel="noopener" onClick={handleClick}>
        {children}
      </a>
      {progress && (
        <span className={styles.state}>
          <progress aria-label="Download" {...progressAttributes(progress)} />
          <button ref={returnFocusRef} type="button" aria-label="Cancel download" onClick={() => downloads.cancel(url)}>
            <Icon of={X} size="sm" />
          </button>
        </span>
      )}
    </>
  )
}
