import { useEffect, useRef, useState } from 'react'
import { reportError } from '@/config/error-report'
import { maxReadCharacters } from '@/engines/errors/failed-response'
import { decodePaste } from '@/workers/errors/decoder-in-worker'
import type { Decoding } from '@/engines/errors/decoding'

/** The text of the field, and its explanation. */
interface DecodedText {
  text: string
  /** Whether the given text is longer than what is read. */
  isCut: boolean
  decoding?: Decoding | undefined
  /** Whether a worker reads a text that is not shown before its secrets are removed. */
  isReading: boolean
  /** The text that could not be read, which is not shown. */
  failed?: { text: string; isCut: boolean } | undefined
}

interface DecodedTextState extends DecodedText {
  /** Takes a typed text, which the person sees already, and removes its secrets when typing pauses. */
  type: (text: string) => void
  /** Takes a text that is shown only without its secrets. */
  insert: (text: string, isCut?: boolean) => void
  retry: () => void
  clear: () => void
}

const emptyText: DecodedText = { text: '', isCut: false, isReading: false }

/** How long after the last key the text is read, in milliseconds. */
const typingPauseMs = 150
/** More characters at once were not typed: keyboards of phones insert the clipboard without pasting. */
const maxTypedCharacters = 20

/** The text of the field, from which a worker removes the secrets and which it explains (DECODER-2, DECODER-16). */
export function useDecodedText(): DecodedTextState {
  const [state, setState] = useState(emptyText)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  useEffect(() => {
    // Loads the worker's code before anything is pasted. If that fails, the first text says so.
    const controller = new AbortController()
    decodePaste('', controller.signal).catch(() => undefined)
    return () => controller.abort()
  }, [])

  function restart(): AbortSignal {
    reading.current?.abort()
    reading.current = new AbortController()
    return reading.current.signal
  }

  async function read(input: string, isCut: boolean, signal: AbortSignal) {
    try {
      const { text, decoding } = await decodePaste(input, signal)
      if (!signal.aborted) setState({ text, isCut, decoding, isReading: false })
    } catch (error) {
      if (signal.aborted) return
      reportError(error)
      setState((before) => ({
        text: before.text,
        isCut: before.isCut,
        isReading: false,
        failed: { text: input, isCut },
      }))
    }
  }

  function insert(input: string, wasCut = false) {
    const isCut = wasCut || input.length > maxReadCharacters
    const signal = restart()
    setState((before) => ({ ...before, isReading: true }))
    void read(input.slice(0, maxReadCharacters), isCut, signal)
  }

  function type(input: string) {
    if (input.length - state.text.length > maxTypedCharacters) return insert(input)
    const isCut = input.length > maxReadCharacters
    const text = input.slice(0, maxReadCharacters)
    const signal = restart()
    setState((before) => ({ ...before, text, isCut, failed: undefined }))
    const timer = setTimeout(() => void read(text, isCut, signal), typingPauseMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    ...state,
    type,
    insert,
    retry: () => state.failed && insert(state.failed.text, state.failed.isCut),
    clear: () => {
      restart()
      setState(emptyText)
    },
  }
}
