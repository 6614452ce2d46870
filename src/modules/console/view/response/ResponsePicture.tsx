import { useEffect, useState } from 'react'
import type { Sending } from '@/engines/requests/model/types'
import styles from './ResponsePicture.module.css'

/** Shows the body of a response as a picture. An `img` element runs no script, also not one in SVG. */
export function ResponsePicture({ sending }: { sending: Sending }) {
  const [url, setUrl] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let objectUrl: string | undefined
    let isCurrent = true
    sending
      .blob()
      .then((blob) => {
        if (isCurrent) setUrl((objectUrl = URL.createObjectURL(blob)))
      })
      .catch(() => isCurrent && setHasFailed(true))
    return () => {
      isCurrent = false
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl)
    }
  }, [sending])
  if (hasFailed) {
    return (
      <p className={styles.note} role="status">
        The browser cannot show this picture: it is damaged, or of a kind that the browser does not know. Look at its
        bytes, or save it.
      </p>
    )
  }
  return (
    <div className={styles.frame}>
      {url !== undefined && (
        <img src={url} alt="Body of the response" decoding="async" onError={() => setHasFailed(true)} />
      )}
    </div>
  )
}
