import { useMemo, useState } from 'react'
import { cutAtWord } from '@/lib/cut-text'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/class-names'
import { lazyPart } from '@/ui/lazy-part'
import { usePrinting } from '@/ui/use-printing'
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
  isProse?: boolean | undefined
  /** Whether a long text is shown whole at once, as on a page that has no other. */
  isWhole?: boolean
}

/** About one screen. The time of a layout grows with the text, and a page may have hundreds of descriptions. */
const firstLength = 3_000

/** A description. A long one is cut until the reader asks for the rest or prints the page. */
export function Description({ text, isProse, isWhole = false }: DescriptionProps) {
  if (text === undefined || isWhole || text.length <= firstLength) return <ShownText text={text} isProse={isProse} />
  return <LongText text={text} isProse={isProse} />
}

function LongText({ text, isProse }: { text: string; isProse: boolean | undefined }) {
  const isPrinting = usePrinting() !== false
  const [isOpen, setOpen] = useState(false)
  if (isOpen || isPrinting) return <ShownText text={text} isProse={isProse} />
  return (
    <>
      <ShownText text={cutAtWord(text, firstLength)} isProse={isProse} />
      <Button size="sm" onClick={() => setOpen(true)}>
        Show the whole description
      </Button>
    </>
  )
}

/** A simple text is rendered at once; one that needs the Markdown parser is shown as it is until it is parsed. */
function ShownText({ text, isProse = false }: Omit<DescriptionProps, 'isWhole'>) {
  const simple = useMemo(() => (text === undefined ? undefined : inlineText(text)), [text])
  if (text === undefined || text.trim() === '') return null
  const look = isProse ? styles.prose : styles.row
  if (!simple) return <ParsedText text={text} look={look} />
  return (
    <>
      {simple.map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index} className={look}>
            {block.pieces.map(pieceOf)}
          </p>
        ) : (
          <ul key={index} className={classNames(look, styles.list)}>
            {block.items.map((pieces, place) => (
              <li key={place}>{pieces.map(pieceOf)}</li>
            ))}
          </ul>
        ),
      )}
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
