import type { Rolldown } from 'vite'
import { loadedWith, routeReach } from './route-reach.ts'
import type { ImportsOf } from './route-reach.ts'

/**
 * Folders of src/modules by the chunk that they make, what is needed before what needs it. `articles` takes from
 * `documentation` what the API reference does not need.
 */
const moduleChunks = {
  'code-samples': ['code-samples'],
  documentation: ['downloads', 'markdown', 'toc-tree', 'doc-pages'],
  openapi: ['openapi'],
  articles: [],
} as const
const moduleChunkNames = Object.keys(moduleChunks) as (keyof typeof moduleChunks)[]
/** Names of the chunks that routes share and that have a budget of their own. */
export const sharedChunks = ['api', 'overlays', 'forms', 'primitives', 'application', ...moduleChunkNames]

/** Queries and mutations import their client, with its libraries, when they first ask: they are no part of it. */
const api = /node_modules\/(axios|zod)\/|\/src\/api\/(core|devcenter)\/(?!(queries|mutations)\.ts)/
const overlays = /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\//
/** With the icons that applications choose from. */
const application = /\/src\/modules\/application\//
const icons = /node_modules\/lucide-react\/dist\/esm\/icons\//
const primitives =
  /node_modules\/(lucide-react|date-fns)\/|\/src\/(ui|browser|lib|config)\/|\/src\/modules\/(links|sign-in|dates)\/|\/src\/modules\/current-user\/read-ahead\.ts|\/src\/api\/\w+\/(queries|mutations)\.ts/
/** What fewer routes than these, and no module, need of the primitives is split by who needs it. */
const common = 9
/** The API reference's own code. */
const docs = /\/src\/(features\/docs|modules\/openapi)\//

/** The pages with which the API reference begins, from the folder src. */
export function referencePages(src: string): string[] {
  return ['DocsLayout.tsx', 'ApiDocPage.tsx', 'load.ts'].map((file) => `${src}/features/docs/${file}`)
}

/**
 * What the API reference needs at once. What of it lies in `docs` is one file with what all pages of the documentation
 * begin with, although they do not need 4 kB of it: each file more costs the reference 1 to 2 % of its time.
 */
export function referenceModules(src: string, importsOf: ImportsOf): Set<string> {
  return new Set(referencePages(src).flatMap((id) => [...loadedWith(id, importsOf)]))
}

type Naming = (id: string) => string | null

/**
 * Groups of chunks for the build: `entry` is what boot and the home page load anyway, then come the chunks that routes
 * share. A module leaves its route only when at least two routes need it, so that no route loads the code of a
 * single other one; the API reference is the exception.
 * @param src absolute path of the folder src.
 */
export function chunkGroups(src: string): Rolldown.CodeSplittingGroup[] {
  let naming: Naming | undefined
  const nameOf = (id: string, context: Rolldown.ChunkingContext) => {
    naming ??= chunkNaming(src, (module) => {
      const info = context.getModuleInfo(module)
      return info ? { static: info.importedIds, dynamic: info.dynamicallyImportedIds } : undefined
    })
    return naming(id)
  }
  // One group per name, in order: a group takes along what its modules import and no earlier group has taken.
  const names = ['entry', 'api', 'primitives', 'application', 'overlays', 'forms', ...moduleChunkNames]
  return names.map((name, index) => ({
    name: (id, context) => (nameOf(id, context) === name ? name : null),
    debugName: name,
    priority: names.length - index,
  }))
}

function chunkNaming(src: string, importsOf: ImportsOf): Naming {
  const reach = routeReach(src, importsOf)
  const boot = loadedWith(`${src}/main.tsx`, importsOf)
  const home = loadedWith(reach.home, importsOf)
  const atOnce = new Set(reach.routes.flatMap((route) => [...loadedWith(route, importsOf)]))
  const reference = referenceModules(src, importsOf)
  const appearance = importsOf(`${src}/modules/application/appearance.ts`)?.static ?? []
  const choices = new Set(appearance.filter((id) => icons.test(id)))
  const inModules = new Set(
    [...atOnce].filter((id) => folderOf(id) !== undefined).flatMap((id) => [...loadedWith(id, importsOf)]),
  )
  const needsOverlays = (id: string) => [...loadedWith(id, importsOf)].some((module) => overlays.test(module))
  return (id) => {
    if (boot.has(id)) return 'entry'
    if (reference.has(id) && docs.test(id)) return 'openapi'
    if (reach.of(id).length < 2) return null
    // A form's field does not need a dialog: what does (the leave guard) is not part of this chunk.
    if (forms.test(id) && !needsOverlays(id)) return 'forms'
    if (home.has(id)) return 'entry'
    if (api.test(id)) return 'api'
    if (application.test(id) || (choices.has(id) && reach.of(id).length < 4)) return 'application'
    const folder = folderOf(id)
    // What a page loads later, such as samples, stays apart.
    if (folder !== undefined && !atOnce.has(id)) return null
    // The styles of articles are small, and a file of their own would cost those as much as it spares the reference.
    if (folder === 'documentation' && !reference.has(id) && !id.includes('.module.css')) return 'articles'
    if (folder !== undefined) return folder
    if (overlays.test(id) || needsOverlays(id)) return 'overlays'
    const isPrimitive = icons.test(id) || reach.of(id).length >= common || inModules.has(id)
    return primitives.test(id) && isPrimitive ? 'primitives' : null
  }
}

/** The chunk that a module's folder belongs to. */
function folderOf(id: string): string | undefined {
  return moduleChunkNames.find((name) => moduleChunks[name].some((folder) => id.includes(`/src/modules/${folder}/`)))
}
