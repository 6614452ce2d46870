import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormatNumber } from '@/modules/dates/use-format-number'
import { closePicture, openPicture, turnPicture, type Picture } from '../model/picture'
import { fileError } from '../model/texts'

interface OpenPicture {
  picture: Picture | undefined
  /** Whether a file is being read. */
  opening: boolean
  /** Why the last file could not be opened; the previous picture stays. */
  error: string | undefined
  open: (load: () => Promise<File>) => Promise<void>
  turn: () => Promise<void>
}

/** The picture of the photo dialog. Frees its memory when another picture replaces it and when the dialog closes. */
export function usePicture(): OpenPicture {
  const number = useFormatNumber()
  const [picture, setPicture] = useState<Picture>()
  const [opening, setOpening] = useState(false)
  const [error, setError] = useState<string>()
  const latest = useRef<Picture>(undefined)
  const attempt = useRef(0)

  const replace = useCallback((next: Picture) => {
    closePicture(latest.current)
    latest.current = next
    setPicture(next)
  }, [])

  useEffect(
    () => () => {
      attempt.current = -1
      closePicture(latest.current)
    },
    [],
  )

  async function run(load: () => Promise<Picture>, describe: (thrown: unknown) => string) {
    const mine = (attempt.current += 1)
    setOpening(true)
    setError(undefined)
    try {
      const next = await load()
      if (attempt.current === mine) replace(next)
      else closePicture(next)
    } catch (thrown) {
      if (attempt.current === mine) setError(describe(thrown))
    }
    if (attempt.current === mine) setOpening(false)
  }

  return {
    picture,
    opening,
    error,
    open: (load) => {
      let loaded = false
      return run(
        async () => {
          const file = await load()
          loaded = true
          return openPicture(file)
        },
        (thrown) =>
          loaded
            ? fileError(thrown, number)
            : 'Your current photo could not be loaded. Check your internet connection, or choose another one.',
      )
    },
    turn: () =>
      picture
        ? run(
            () => turnPicture(picture),
            (thrown) => fileError(thrown, number),
          )
        : Promise.resolve(),
  }
}
