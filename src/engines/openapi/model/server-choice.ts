import type { ServerView } from '../document/types'
import type { HarChoices } from './choices'

export type ServerChoice = Required<Pick<HarChoices, 'server' | 'serverVariables'>>

/** The choice of a server. Values of variables that other servers have too stay, unless this server does not allow them. */
export function serverChoice({ url, variables }: ServerView, values: ServerChoice['serverVariables']): ServerChoice {
  const isAllowed = ([name, value]: [string, string]) => {
    const allowed = variables.find((variable) => variable.name === name)?.values ?? []
    return allowed.length === 0 || allowed.includes(value)
  }
  return { server: url, serverVariables: Object.fromEntries(Object.entries(values).filter(isAllowed)) }
}
