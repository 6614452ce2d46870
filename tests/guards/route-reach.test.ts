import { describe, expect, it } from 'vitest'
import { routeReach } from '../../scripts/build/route-reach'

// boot → table → home, apps (lazy); both routes share `field`, boot shares `menu` lazily, apps alone has `wizard`.
const graph: Record<string, { static: string[]; dynamic: string[] }> = {
  'src/main.tsx': { static: ['src/app/routes.tsx'], dynamic: ['menu'] },
  'src/app/routes.tsx': { static: [], dynamic: ['home', 'apps'] },
  home: { static: ['field'], dynamic: [] },
  apps: { static: ['field'], dynamic: ['wizard'] },
}

describe('the routes that need a module', () => {
  const reach = routeReach('src', (id) => graph[id])

  it.each([
    ['field', ['home', 'apps']],
    ['menu', ['home', 'apps']],
    ['wizard', ['apps']],
    ['home', ['home']],
    ['unknown', []],
  ])('%s', (id, routes) => {
    expect(reach.of(id)).toEqual(routes)
  })
})
