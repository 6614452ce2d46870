import { Fragment } from 'react'
import { cutText } from '@/lib/cut-text'

/** More than this is several screens of text. */
const maxLength = 10_000

/**
 * A text of a document as it is. It is cut after 10,000 characters, and an endless word gets places for line breaks: a
 * browser that has to find these itself, as `overflow-wrap` asks, needs the square of the word's length.
 */
export function PlainText({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  const shown = cutText(text, maxLength)
  if (!/\S{200}/.test(shown)) return shown
  return shown.match(/[^]{1,100}/gu)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
