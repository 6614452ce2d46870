import { SaxesParser } from 'saxes'

/** Whether a text is well-formed XML. */
export function isWellFormedXml(text: string): boolean {
  let isWellFormed = true
  const parser = new SaxesParser()
  parser.on('error', () => (isWellFormed = false))
  parser.write(text).close()
  return isWellFormed
}
