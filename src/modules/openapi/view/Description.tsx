import { Fragment, useMemo, type ReactNode } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { inlineText, type Inline } from './inline-text'
import { useAfterPaint } from './use-after-paint'
import styles from './Description.module.css'

const RichText = lazyPart(
  () => import('./RichText'),
  (module) => module.RichText,
)

interface DescriptionProps {
  /** Markdown of the specification; never trusted. */
  text: string | undefined
  /** Set larger: the text of a section, not of a row. */
  prose?: boolean
}

/** A description. A simple one is rendered at once; one that needs the Markdown parser shows its text until it is parsed. */
export function Description({ text, prose = false }: DescriptionProps) {
  const simple = useMemo(() => (text === undefined ? undefined : inlineText(text)), [text])
  if (text === undefined || text.trim() === '') return null
  const look = prose ? styles.prose : styles.row
  if (!simple) return <LaterText text={text} look={look} />
  return (
    <>
      {simple.map((pieces, index) => (
        <p key={index} className={look}>
          {pieces.map(pieceOf)}
        </p>
      ))}
    </>
  )
}

function LaterText({ text, look }: { text: string; look: string | undefined }) {
  const painted = useAfterPaint()
  const plain = useMemo(() => plainText(text), [text])
  if (!painted) return <p className={look}>{plain}</p>
  return (
    <div className={look}>
      <RichText text={text} plain={plain} placeholder={plain} unavailable={plain} />
    </div>
  )
}

/** Unparsed text is shown for a moment, or where parsing failed. More than this is several screens. */
const maxPlainLength = 10_000

function plainText(markdown: string): ReactNode {
  const text = markdown.replaceAll(/<[^<>]*>/g, '')
  return breakable(text.length > maxPlainLength ? `${text.slice(0, maxPlainLength)}…` : text)
}

/**
 * Text with places for line breaks in endless words. A browser that has to find these places itself, as `overflow-wrap`
 * asks, needs the square of the word's length: for 100,000 letters more than 6 seconds.
 */
function breakable(text: string): ReactNode {
  if (!/\S{200}/.test(text)) return text
  return text.match(/[^]{1,100}/gu)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function pieceOf(piece: Inline, index: number) {
  if (piece.kind === 'text') return <Fragment key={index}>{breakable(piece.text)}</Fragment>
  if (piece.kind === 'link') {
    return (
      <a key={index} href={piece.href} rel="noopener">
        {breakable(piece.text)}
      </a>
    )
  }
  const { kind, text } = piece
  const Tag = kind
  return <Tag key={index}>{breakable(text)}</Tag>
}
