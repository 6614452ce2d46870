import { ownText } from '../document/json'
import { nameOfReference } from '../reader/references'
import type { Place } from '../reader/spec-document'
import { both, type Pair } from '@/lib/pairing'

const componentPattern = /^\/(?:components\/([^/]+)|(definitions|parameters|responses|securityDefinitions))\/([^/]+)$/

/** The place of what both documents have for all operations, such as a component; undefined for everything else. */
export function componentOf(pair: Pair<Place | undefined>): string[] | undefined {
  const [from, to] = both(pair, (place) => {
    if (place?.pointer === '/security') return ['Security']
    const [, group, oldGroup, token] = componentPattern.exec(place?.pointer ?? '') ?? []
    return token === undefined ? undefined : [groupName(group ?? oldGroup ?? ''), nameOf(token)]
  })
  return from?.join('/') === to?.join('/') ? from : undefined
}

/** Names a group of components: `Request bodies`. Swagger 2.0 has other names for two of them. */
function groupName(key: string): string {
  const name = key === 'definitions' ? 'schemas' : key.replace('Definitions', 'Schemes')
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
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
