import type { MarkedText } from '@/engines/search/answer'

/** A text with the words of the question marked. Documents may be in any direction of writing. */
export function Marked({ text }: { text: MarkedText }) {
  return <bdi>{text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))}</bdi>
}
