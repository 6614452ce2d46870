import type { ServerView } from '../engine/types'

/** What the address of a server is made of. */
type Template = Pick<ServerView, 'template' | 'variables'>

/**
 * The address of a server: its variables filled in, absolute where possible; without a final slash, because paths begin
 * with one.
 * @param documentUrl relative addresses count from the document's own.
 * @param valueOf what was chosen for a variable; else its default, else the first of its values.
 */
export function serverAddress(
  { template, variables }: Template,
  documentUrl: string,
  valueOf: (name: string) => string | undefined = () => undefined,
): string {
  const byName = new Map(variables.map((variable) => [variable.name, variable]))
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = byName.get(name)
    return (variable && (valueOf(name) ?? variable.default ?? variable.values[0])) ?? written
  })
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(filled) && URL.canParse(filled, documentUrl)
  return (isRelative ? readable(new URL(filled, documentUrl).href) : filled).replace(/\/$/, '')
}

function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
