import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import { progressShare } from './progress-share'
import { useDownloads, type FileRequest } from './use-downloads'
import { useHandBack } from './use-hand-back'
import styles from './DownloadLink.module.css'

/** A link that saves a file; while it loads it shows how far it is and can be cancelled. */
export function DownloadLink({ children, ...request }: FileRequest & { children: ReactNode }) {
  const { url } = request
  const downloads = useDownloads()
  const progress = downloads.progress.get(url)
  const starter = useRef<HTMLAnchorElement>(null)
  const handBack = useHandBack(starter)

  function handleClick(event: MouseEvent) {
    // With a modifier the browser does what the reader asked it for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    downloads.start(request)
  }

  return (
    <>
      <a ref={starter} href={url} download={request.name} rel="noopener" onClick={handleClick}>
        {children}
      </a>
      {progress && (
        <span className={styles.state}>
          <progress aria-label="Download" {...progressShare(progress)} />
          <button ref={handBack} type="button" aria-label="Cancel download" onClick={() => downloads.cancel(url)}>
            <Icon of={X} size="sm" />
          </button>
        </span>
      )}
    </>
  )
}
