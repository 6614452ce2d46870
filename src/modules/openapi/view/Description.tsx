import { useMemo } from 'react'
import { lazyPart } from '@/ui/lazy-part'
import { inlineText, type Inline } from './inline-text'
import { PlainText } from './PlainText'
import { useAfterPaint } from './use-after-paint'
import styles from './Description.module.css'

const RichText = lazyPart(
  () => import('./RichText'),
  (module) => module.RichText,
)

interface DescriptionProps {
  /** Markdown of the specification; never trusted. */
  text: string | undefined
  /** Whether it is the text of a section, which is set larger than that of a row. */
  isProse?: boolean
}

/** A description. A simple one is rendered at once; one that needs the Markdown parser shows its text until it is parsed. */
export function Description({ text, isProse = false }: DescriptionProps) {
  const simple = useMemo(() => (text === undefined ? undefined : inlineText(text)), [text])
  if (text === undefined || text.trim() === '') return null
  const look = isProse ? styles.prose : styles.row
  if (!simple) return <ParsedText text={text} look={look} />
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

function ParsedText({ text, look }: { text: string; look: string | undefined }) {
  const painted = useAfterPaint()
  const plain = useMemo(() => <PlainText text={text.replaceAll(/<[^<>]*>/g, '')} />, [text])
  if (!painted) return <p className={look}>{plain}</p>
  return (
    <div className={look}>
      <RichText text={text} plain={plain} placeholder={plain} unavailable={plain} />
    </div>
  )
}

function pieceOf(piece: Inline, index: number) {
  if (piece.kind === 'text') return <PlainText key={index} text={piece.text} />
  if (piece.kind === 'link') {
    return (
      <a key={index} href={piece.href} rel="noopener">
        <PlainText text={piece.text} />
      </a>
    )
  }
  const { kind, text } = piece
  const Tag = kind
  return (
    <Tag key={index}>
      <PlainText text={text} />
    </Tag>
  )
}
