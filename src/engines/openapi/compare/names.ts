import { ownText } from '../document/json'
import { nameOfReference } from '../reader/references'
import type { Place } from '../reader/spec-document'

const componentPattern = /^\/(?:components\/([^/]+)|(definitions|parameters|responses|securityDefinitions))\/([^/]+)$/

const groupNames: Readonly<Record<string, string>> = {
  schemas: 'Schemas',
  definitions: 'Schemas',
  parameters: 'Parameters',
  responses: 'Responses',
  requestBodies: 'Request bodies',
  headers: 'Headers',
  callbacks: 'Callbacks',
  pathItems: 'Path items',
  securitySchemes: 'Security schemes',
  securityDefinitions: 'Security schemes',
}

/** The place of a component that both documents have under the same name; undefined for everything else. */
export function componentOf(from: Place | undefined, to: Place | undefined): string[] | undefined {
  const [one, other] = [from, to].map((place) => componentPattern.exec(place?.pointer ?? ''))
  if (!one || !other || one[3] !== other[3]) return undefined
  const [groups, others] = [one, other].map((match) => groupNames[match[1] ?? match[2] ?? ''])
  return groups !== undefined && groups === others ? [groups, nameOf(one[3] ?? '')] : undefined
}

function nameOf(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Names a schema of a list: by its component, its title, or its position. */
export function labelOf({ pointer, value }: Place): string {
  const component = componentPattern.exec(pointer)?.[3]
  if (component !== undefined) return nameOf(component)
  const title = ownText(value, 'title')
  if (title !== undefined) return title
  const [, list = '', index = ''] = /\/([^/]+)\/(\d+)$/.exec(pointer) ?? []
  return list === '' ? (nameOfReference(`#${pointer}`) ?? pointer) : `${list} ${Number(index) + 1}`
}
