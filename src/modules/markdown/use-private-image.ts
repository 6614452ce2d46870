import { useEffect, useState } from 'react'
import { getFile } from '@/api/content/file'
import { reportError } from '@/config/error-report'

/**
 * Address of an image that takes the token, which the browser's own request for it would not carry: undefined until it
 * is there. The image stays the same while the caller is there. A failure is only reported; the alternative text stands
 * in the image's place.
 */
export function usePrivateImage(address: string): string | undefined {
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let url: string | undefined
    getFile(address, { access: 'private', signal, onProgress: () => undefined })
      .then((file) => {
        if (signal.aborted) return
        url = URL.createObjectURL(file)
        setShown(url)
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error)
      })
    return () => {
      controller.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address])

  return shown
}
