import type { ServerView } from './types'

/**
 * Fills in the variables of a server's address. A final slash is removed, because paths begin with one.
 * @param valueOf The chosen value of a variable; undefined takes its default, or else the first of its values.
 */
export function filledTemplate(
  { template, variables }: Pick<ServerView, 'template' | 'variables'>,
  valueOf: (name: string) => string | undefined = () => undefined,
): string {
  const filled = template.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => {
    const variable = variables.find((known) => known.name === name)
    return (variable && (valueOf(name) ?? variable.default ?? variable.values[0])) ?? written
  })
  return filled.replace(/\/$/, '')
}
