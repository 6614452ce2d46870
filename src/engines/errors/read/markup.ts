import type { StatedError } from '../stated-error'

/** The rest of a page is not read, because gateways write their message at its start. */
const maxMarkupCharacters = 60_000

/** Reads an HTML page or an XML error with regular expressions, so that the browser never parses untrusted markup. */
export function readMarkup(body: string): StatedError {
  const markup = body.slice(0, maxMarkupCharacters)
  return isPage(markup) ? readPage(markup) : readXml(markup)
}

function isPage(markup: string): boolean {
  return /<(?:!doctype html|html|head|body|title|h1|center)\b/i.test(markup.slice(0, 2000))
}

function readPage(markup: string): StatedError {
  const visible = markup.replaceAll(/<(script|style)\b[^<>]{0,500}>[\s\S]*?(?:<\/\1>|$)/gi, ' ')
  const titles = [contentOf(visible, 'h1'), contentOf(visible, 'title')]
  const status = titles.map((title) => statusInTitle.exec(title ?? '')?.[1]).find((found) => found !== undefined)
  return {
    dialect: 'page',
    status: status === undefined ? undefined : Number(status),
    title: titles.find((title) => title !== undefined),
    detail: plain(visible.replace(/<title\b[^<>]{0,500}>[^<]{0,2000}<\/title>/i, ' ')) || undefined,
    fields: [],
  }
}

/** Matches a status at the start of a title, which pages of gateways have. */
const statusInTitle = /^(?:HTTP )?(?:Status )?(?:Error:? ?)?\(?([45]\d\d)\b/i

const codeElements = ['Code', 'faultcode', 'errorCode']
const messageElements = ['Message', 'faultstring', 'detail', 'description', 'title']

function readXml(markup: string): StatedError {
  const find = (names: readonly string[]) =>
    names.map((name) => contentOf(markup, `(?:[\\w-]+:)?${name}`)).find((found) => found !== undefined)
  const requestId = find(['RequestId'])
  return { dialect: 'xml', code: find(codeElements), detail: find(messageElements), fields: [], requestId }
}

const maxContentCharacters = 2000

/** Returns the text of the first element with this name; undefined if there is none, or if it is empty. */
function contentOf(markup: string, name: string): string | undefined {
  let end = 0
  for (const { index, 0: tag } of markup.matchAll(new RegExp(`<${name}\\b[^<>]{0,500}>`, 'gi'))) {
    const start = index + tag.length
    if (end < start) end = markup.indexOf('</', start)
    if (end === -1) return undefined
    if (end - start <= maxContentCharacters) return plain(markup.slice(start, end)) || undefined
  }
  return undefined
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Removes the tags of markup, decodes the usual entities, and returns one line of at most 600 characters. */
function plain(markup: string): string {
  return markup
    .replaceAll(/<!--[\s\S]*?(?:-->|$)|<[^>]*(?:>|$)/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 600)
}
