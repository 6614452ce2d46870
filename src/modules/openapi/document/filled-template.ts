import type { ServerView } from './types'

/**
 * The address of a server with its variables filled in; without a final slash, because paths begin with one.
 * @param valueOf what was chosen for a variable; else its default, else the first of its values.
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
