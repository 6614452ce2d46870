/** The root of an XML file, found without parsing the file. */
export interface XmlRoot {
  /** Offset of its tag. */
  start: number
  /** Without its prefix. */
  name: string
  namespace: string | undefined
}

const longestTagUnits = 2000

/** Finds the root element behind the declaration, comments and processing instructions; undefined when there is none. */
export function findXmlRoot(text: string): XmlRoot | undefined {
  let at = 0
  for (;;) {
    at = text.indexOf('<', at)
    if (at === -1) return undefined
    const end = endOfMisc(text, at)
    if (end === undefined) break
    if (end === -1) return undefined
    at = end
  }
  const close = text.indexOf('>', at)
  const tag = text.slice(at + 1, Math.min(close === -1 ? text.length : close, at + longestTagUnits))
  const name = /^[^\s/>]+/.exec(tag)?.[0]
  if (name === undefined) return undefined
  const colon = name.indexOf(':')
  const attribute = colon === -1 ? 'xmlns' : `xmlns:${name.slice(0, colon)}`
  return { start: at, name: name.slice(colon + 1), namespace: attributeValue(tag, attribute) }
}

/** The end of a comment, processing instruction or DOCTYPE; -1 when it does not end, undefined at a tag. */
export function endOfMisc(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return endAfter(text, '-->', at + 4)
  if (text.startsWith('<?', at)) return endAfter(text, '?>', at)
  return text.startsWith('<!', at) ? endAfter(text, '>', at) : undefined
}

function endAfter(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from)
  return at === -1 ? -1 : at + closing.length
}

function attributeValue(tag: string, name: string): string | undefined {
  const attribute = /(?<![^\s="'“”„«»])([^\s="'“”„«»]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”„«»]([^“”„«»"]*)[“”„«»"])/g
  for (const [, key, double, single, typographic] of tag.matchAll(attribute)) {
    if (key === name) return double ?? single ?? typographic
  }
  return undefined
}
