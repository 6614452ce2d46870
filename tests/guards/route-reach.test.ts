import { describe, expect, it } from 'vitest'
import { routeReach } from '../../scripts/build/route-reach'

// The boot module imports the route table, which imports the routes home and apps lazily. Both routes need `field`, every
// page may load `menu`, only apps needs `wizard`, only the search `results`. The layout and the loader of docs come with its page.
const docs = ['docs/DocsLayout.tsx', 'docs/load.ts', 'docs/DocPage.tsx']
const graph: Record<string, { static: string[]; dynamic: string[] }> = {
  'src/main.tsx': { static: ['src/app/routes.tsx'], dynamic: ['menu', 'src/shell/search/SearchDialog.tsx'] },
  'src/shell/search/SearchDialog.tsx': { static: ['field', 'results'], dynamic: [] },
  'src/app/routes.tsx': { static: [], dynamic: ['home', 'apps', ...docs] },
  home: { static: ['field'], dynamic: [] },
  apps: { static: ['field'], dynamic: ['wizard'] },
  'docs/DocsLayout.tsx': { static: ['tree'], dynamic: [] },
  'docs/load.ts': { static: ['reader'], dynamic: [] },
  'docs/DocPage.tsx': { static: ['text'], dynamic: [] },
}

describe('the routes that need a module', () => {
  const reach = routeReach('src', (id) => graph[id])

  it.each([
    ['field', ['home', 'apps']],
    ['menu', ['home', 'apps', ...docs]],
    ['tree', docs],
    ['reader', docs],
    ['text', ['docs/DocPage.tsx']],
    ['wizard', ['apps']],
    ['home', ['home']],
    ['results', []],
    ['unknown', []],
  ])('%s', (id, routes) => {
    expect(reach.of(id)).toEqual(routes)
  })
})
