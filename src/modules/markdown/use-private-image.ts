import { useEffect, useState } from 'react'
import { getFile } from '@/api/content/file'
import { reportError } from '@/config/error-report'

/**
 * Loads an image with the token, which an `img` element cannot send, and returns an object URL; undefined until it is loaded.
 * A failure is reported and not shown: the caller shows the alternative text.
 */
export function usePrivateImage(address: string): string | undefined {
  const [objectUrl, setObjectUrl] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let url: string | undefined
    getFile(address, { access: 'private', signal, onProgress: () => undefined })
      .then((file) => {
        if (signal.aborted) return
        url = URL.createObjectURL(file)
        setObjectUrl(url)
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error)
      })
    return () => {
      controller.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address])

  return objectUrl
}
