import { firstCharacters } from '@/lib/cut-text'

interface PlainLine {
  text: string
  /** Whether the description has more than this line shows: links, or further lines. */
  hasMore: boolean
}

/** Longer lines are cut, in characters. */
const maxLength = 200
/** A link or an image: its text stays. */
const link = /!?\[([^[\]]{0,200})\](?:\([^()]{0,400}\)|\[[^[\]]{0,200}\])/g
/** An address in angle brackets, and other HTML. */
const tag = /<(?:(https?:[^<>]{0,400})|[^<>]{0,400})>/g
/** The marks around code and emphasized words, and the sign of a heading. */
const marks = /\\?[`*]|~~|(?<!\w)_|_(?!\w)|^#{1,6}\s/g

/** Returns the first line of a description as plain text, for a place where no link can be, such as a button. */
export function plainLine(markdown: string): PlainLine {
  const whole = markdown.trim()
  const [line = ''] = whole.split('\n')
  const start = line.slice(0, 2 * maxLength)
  const read = start.replaceAll(link, '$1').replaceAll(tag, '$1')
  const text = read.replaceAll(marks, (mark) => (mark.startsWith('\\') ? mark.slice(1) : '')).trim()
  const isShort = text.length <= maxLength && start.length === line.length
  return {
    text: isShort ? text : `${firstCharacters(text, maxLength)}…`,
    hasMore: read !== start || !isShort || whole.length > line.length || /https?:\/\//i.test(line),
  }
}
