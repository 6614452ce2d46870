/** Ids of the modules that a module imports. */
export interface ModuleImports {
  static: readonly string[]
  dynamic: readonly string[]
}

/** Returns the imports of a module; undefined for one that is not part of the build. */
export type ImportsOf = (id: string) => ModuleImports | undefined

/** Which routes need which modules, read from the lazy imports of the route table and of the registry of tools. */
export interface RouteReach {
  /** Ids of the routes' entry modules. */
  routes: readonly string[]
  /** Id of the first page: the home of signed-out visitors. */
  home: string
  /** The routes that may load a module, at once or later; all routes for what boot, shell and route table import, but for the dialog of the search. */
  of: (id: string) => readonly string[]
}

/** A layout or a loader, which every page of its folder needs too. */
const companion = /^(.*\/)(\w*Layout\.tsx|load\.ts)$/

/** The dialog of the search: as much code as a page, for those who open it, on every page (docs/contributing.md). */
export function searchDialog(src: string): string {
  return `${src}/shell/search/SearchDialog.tsx`
}

/** @param src absolute path of the folder src, where main.tsx, app/routes.tsx, the registry of tools and the home page lie. */
export function routeReach(src: string, importsOf: ImportsOf): RouteReach {
  const tables = [`${src}/app/routes.tsx`, `${src}/features/tools/model/tool-code.ts`]
  const routes = [...new Set(tables.flatMap((table) => importsOf(table)?.dynamic ?? []))]
  const frame = reachable(`${src}/main.tsx`, importsOf, new Set([...routes, searchDialog(src)]))
  const barred = new Set(tables)
  const perRoute = routes.map((route) => {
    const companions = routes.filter((other) => route.startsWith(companion.exec(other)?.[1] ?? other))
    const modules = new Set([route, ...companions].flatMap((id) => [...reachable(id, importsOf, barred)]))
    return { route, modules }
  })
  return {
    routes,
    home: `${src}/features/home/HomePage.tsx`,
    of: (id) => (frame.has(id) ? routes : perRoute.filter(({ modules }) => modules.has(id)).map(({ route }) => route)),
  }
}

/** Everything that a module imports statically, directly or not, and the module itself. */
export function loadedWith(start: string, importsOf: ImportsOf): Set<string> {
  return closure(start, (id) => importsOf(id)?.static ?? [])
}

/** Everything that a module imports, at once or later, without entering `barred`. */
export function reachable(start: string, importsOf: ImportsOf, barred: ReadonlySet<string>): Set<string> {
  return closure(start, (id) => {
    const imports = importsOf(id)
    return [...(imports?.static ?? []), ...(imports?.dynamic ?? [])].filter((next) => !barred.has(next))
  })
}

function closure(start: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const other of next(id)) found.add(other)
  return found
}
