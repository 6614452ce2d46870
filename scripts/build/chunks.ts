import type { Rolldown } from 'vite'
import { loadedWith, routeReach } from './route-reach.ts'
import type { ImportsOf } from './route-reach.ts'

/** Names of the chunks that routes share and that have a budget of their own. */
export const sharedChunks = ['api', 'overlays', 'forms', 'reference', 'primitives'] as const

const api = /node_modules\/(axios|zod)\/|\/src\/api\/(core|devcenter)\//
/** The icons that applications choose from. */
const appearance = /\/src\/modules\/application\//
const overlays = /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\//
const reference = /\/src\/modules\/openapi\//
/** What the pages of the documentation share: many small files would each cost a request of the first page. */
const docs = /\/src\/(features\/docs\/|modules\/((toc-tree|markdown|links|placeholders)\/|sign-in\/SignInRedirect))/
/** The library comes with whichever group needs it first, and the API reference is far larger than a date. */
const dates = /node_modules\/date-fns\/|\/src\/modules\/dates\//
const primitives = /node_modules\/lucide-react\/|\/src\/(ui|lib|config)\//

type Naming = (id: string) => string | null

/**
 * Groups of chunks for the build: `entry` is what boot and the home page load anyway, then come the chunks that routes
 * share. A module leaves its route only when at least two routes need it, so that no route loads the code of a
 * single other one.
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
  const names = ['entry', 'api', 'appearance', 'primitives', 'overlays', 'forms', 'dates', 'reference', 'docs']
  return names.map((name, index) => ({
    name: (id, context) => (nameOf(id, context) === name ? name : null),
    debugName: name,
    priority: 10 - index,
  }))
}

function chunkNaming(src: string, importsOf: ImportsOf): Naming {
  const reach = routeReach(src, importsOf)
  const boot = loadedWith(`${src}/main.tsx`, importsOf)
  const home = loadedWith(reach.home, importsOf)
  const needsOverlays = (id: string) => [...loadedWith(id, importsOf)].some((module) => overlays.test(module))
  return (id) => {
    if (boot.has(id)) return 'entry'
    if (reach.of(id).length < 2) return null
    // A form's field does not need a dialog: what does (the leave guard) is not part of this chunk.
    if (forms.test(id) && !needsOverlays(id)) return 'forms'
    if (home.has(id)) return 'entry'
    if (api.test(id)) return 'api'
    if (dates.test(id)) return 'dates'
    if (reference.test(id)) return 'reference'
    if (overlays.test(id) || needsOverlays(id)) return 'overlays'
    if (appearance.test(id)) return 'appearance'
    if (primitives.test(id)) return 'primitives'
    return docs.test(id) ? 'docs' : null
  }
}
