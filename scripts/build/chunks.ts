import type { Rolldown } from 'vite'
import { loadedWith, routeReach } from './route-reach.ts'
import type { ImportsOf } from './route-reach.ts'

/**
 * The folders of src that each chunk contains; a chunk comes after those that it needs. `articles` gets the modules of
 * `documentation` that the API reference does not need.
 */
const moduleChunks = {
  'code-samples': ['modules/code-samples', 'engines/samples', 'workers/samples'],
  documentation: [
    'modules/downloads',
    'modules/markdown',
    'engines/markdown',
    'workers/markdown',
    'modules/documentation/pages',
    'modules/documentation/tree',
    'engines/documentation',
  ],
  openapi: ['modules/openapi', 'engines/openapi', 'workers/openapi'],
  // Two pages need its dialog: with the other overlays, every page would load it.
  retailers: ['modules/rsx/retailers'],
  areas: ['modules/documentation/areas', 'engines/documentation/areas'],
  articles: [],
} as const
const moduleChunkNames = Object.keys(moduleChunks) as (keyof typeof moduleChunks)[]
/** Names of the chunks that several routes share; each has its own budget. */
export const sharedChunks = ['schemas', 'api', 'overlays', 'forms', 'primitives', 'application', ...moduleChunkNames]

/** Queries and mutations import their client, with its libraries, when they first ask: they are no part of it. */
const api = /node_modules\/axios\/|\/src\/api\/(core|devcenter)\/(?!(queries|mutations|public-services)\.ts)/
/** Apart from the clients: the list of services that the start script has requested is read without them. */
const schemas = /node_modules\/zod\/|\/src\/api\/(core\/schema|devcenter\/(schemas|early-services))\.ts/
const overlays = /node_modules\/(@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store)\//
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/src\/forms\/(?!captcha\/)/
/** Also contains the icons to choose from for an application. */
const application = /\/src\/modules\/application\/(?!credentials\/)/
const icons = /node_modules\/lucide-react\/dist\/esm\/icons\//
const primitives =
  /node_modules\/(lucide-react|date-fns)\/|\/src\/(ui|browser|lib|config)\/|\/src\/modules\/(navigation|dates)\/|\/src\/modules\/session\/(SignIn|sign-in|use-sign-in|read-ahead)|\/src\/api\/\w+\/(queries|mutations|public-services)\.ts/
/** A primitive that fewer routes need, and no folder of a shared chunk, is left to the automatic splitting. */
const minRoutesOfPrimitive = 10
/** The API reference's own code. */
const docs = /\/src\/(features\/docs|(modules|engines|workers)\/openapi)\//

/** The modules that the API reference starts with. @param src absolute path of the folder src. */
export function referencePages(src: string): string[] {
  return ['DocsLayout.tsx', 'ApiDocPage.tsx', 'load.ts'].map((file) => `${src}/features/docs/${file}`)
}

/**
 * All modules that the API reference needs at once. Those of its own code (`docs`) are one chunk, which the other pages of
 * the documentation load too, although they do not need 4 kB of it: each further file costs the reference 1 to 2 % of its time.
 */
export function referenceModules(src: string, importsOf: ImportsOf): Set<string> {
  return new Set(referencePages(src).flatMap((id) => [...loadedWith(id, importsOf)]))
}

type Naming = (id: string) => string | null

/**
 * Defines the chunks of the build: `entry` is what boot and the home page load, the others are shared by routes. Only a
 * module that at least two routes need is moved to a shared chunk, so that no route loads code that a single other route
 * needs. The API reference is the exception.
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
  // The order matters: a group also takes the imports of its modules, unless an earlier group has taken them.
  const names = ['entry', 'schemas', 'primitives', 'api', 'application', 'overlays', 'forms', ...moduleChunkNames]
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
    // Modules of forms that need a dialog, such as the leave guard, must not bring it along with every field.
    if (forms.test(id) && !needsOverlays(id)) return 'forms'
    if (home.has(id)) return 'entry'
    if (schemas.test(id)) return 'schemas'
    if (api.test(id)) return 'api'
    if (application.test(id) || (choices.has(id) && reach.of(id).length < minRoutesOfPrimitive)) return 'application'
    const folder = folderOf(id)
    // Modules that a page loads later, such as samples, get their own chunk.
    if (folder !== undefined && !atOnce.has(id)) return null
    // The styles of articles are so small that another file would cost more than it saves the reference.
    if (folder === 'documentation' && !reference.has(id) && !id.includes('.module.css')) return 'articles'
    if (folder !== undefined) return folder
    if (overlays.test(id) || needsOverlays(id)) return 'overlays'
    const isPrimitive = icons.test(id) || reach.of(id).length >= minRoutesOfPrimitive || inModules.has(id)
    return primitives.test(id) && isPrimitive ? 'primitives' : null
  }
}

/** The chunk that contains a module's folder: that of the longest path that leads to the module. */
function folderOf(id: string): string | undefined {
  const folders = moduleChunkNames.flatMap((name) => moduleChunks[name].map((folder) => ({ name, folder })))
  const around = folders.filter(({ folder }) => id.includes(`/src/${folder}/`))
  return around.toSorted((a, b) => b.folder.length - a.folder.length)[0]?.name
}
