import { useEffect, useMemo, useState } from 'react'
import { languageOf } from '@/engines/samples/languages'
import { reportError } from '@/config/error-report'
import type { ResponseBody, Sending } from '@/engines/requests/model/types'
import { openTree, type BodyTree } from '@/workers/console/tree-client'
import { createRowBlocks } from './row-blocks'
import { highlightedRows, maxHighlightedBytes, textRows } from './small-text'
import styles from './ReceivedBody.module.css'
import { VirtualRows } from './VirtualRows'

interface ResponseTextProps {
  sending: Sending
  body: ResponseBody
  /** Whether JSON gets line breaks. */
  isFormatted: boolean
}

/** Shows the body of a response as text: highlighted if it is small, else only the lines in view (CONSOLE-34). */
export function ResponseText(props: ResponseTextProps) {
  return isSmall(props.body) ? <SmallText {...props} /> : <LongText {...props} />
}

/** Whether a text is small enough to be loaded, formatted and highlighted as a whole. */
export function isSmall({ bytes }: ResponseBody): boolean {
  return bytes < maxHighlightedBytes
}

function LongText({ sending, body }: ResponseTextProps) {
  const rows = useMemo(() => createRowBlocks(sending.lines), [sending])
  return (
    <VirtualRows label="Body as text" rowCount={body.lines} rows={rows}>
      {(line) => line}
    </VirtualRows>
  )
}

function SmallText({ sending, body, isFormatted }: ResponseTextProps) {
  const text = useBodyText(sending, body)
  const formatted = useFormattedJson(sending, body, body.kind === 'json' && isFormatted)
  const shown = formatted === undefined ? undefined : (formatted ?? text)
  const lines = useMemo(() => (shown === undefined ? [] : textRows(shown)), [shown])
  const language = languageOf(body.kind)
  const rows = useMemo(() => highlightedRows(lines, language), [lines, language])
  return (
    <>
      {body.kind === 'json' && isFormatted && formatted === null && (
        <p className={styles.note} role="status">
          With line breaks, this body would be too long. It is shown as it was received.
        </p>
      )}
      <VirtualRows label="Body as text" rowCount={lines.length} rows={rows}>
        {(pieces) =>
          pieces.map(({ style, text: piece }, index) => (
            <span key={index} className={style}>
              {piece}
            </span>
          ))
        }
      </VirtualRows>
    </>
  )
}

/** Returns JSON with line breaks, from a worker; null for a body that is shown as received, undefined until it is known. */
function useFormattedJson(
  sending: Sending,
  { charset = 'utf-8' }: ResponseBody,
  isWanted: boolean,
): string | null | undefined {
  const [read, setRead] = useState<{ sending: Sending; text: string | null }>()
  useEffect(() => {
    if (!isWanted) return undefined
    let tree: BodyTree | undefined
    let isCurrent = true
    async function load() {
      const body = await sending.blob()
      if (!isCurrent) return
      tree = openTree({ body, charset, format: 'json' })
      const text = await tree.formatted()
      if (isCurrent) setRead({ sending, text: text ?? null })
    }
    // Without the worker, the body is shown as it was received.
    load().catch(() => isCurrent && setRead({ sending, text: null }))
    return () => {
      isCurrent = false
      tree?.close()
    }
  }, [sending, charset, isWanted])
  if (!isWanted) return null
  return read?.sending === sending ? read.text : undefined
}

/** Returns the text of a small body; undefined until it has loaded. */
function useBodyText(sending: Sending, { charset }: ResponseBody): string | undefined {
  const [read, setRead] = useState<{ sending: Sending; text: string }>()
  useEffect(() => {
    let isCurrent = true
    void bodyText(sending, charset)
      .then((text) => isCurrent && setRead({ sending, text }))
      .catch((error: unknown) => isCurrent && reportError(error))
    return () => {
      isCurrent = false
    }
  }, [sending, charset])
  return read?.sending === sending ? read.text : undefined
}

/** Reads a body as text. Replaces bytes that the encoding does not allow by U+FFFD. */
export async function bodyText(sending: Sending, charset = 'utf-8'): Promise<string> {
  const blob = await sending.blob()
  return new TextDecoder(charset).decode(await blob.arrayBuffer())
}
