import type { QueryClient } from '@tanstack/react-query'
import { isValidElement, type ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { PageSkeleton } from '@/app/PageSkeleton'
import { createQueryClient } from '@/app/query-client'
import { RouteError } from '@/app/RouteError'
import { AccessGate } from '@/app/guards'
import { createRoutes } from '@/app/routes'
import { takeSecrets } from '@/modules/navigation/url-secrets'
import { Shell } from '@/shell/Shell'

/** The components that `loadPages` has loaded, by the position of their routes in the table. */
const loaded = new Map<string, ComponentType>()

/**
 * The portal's own route table, with the position of each route as its id, and with the code that has been loaded. Loaders are
 * left out, except the one that takes secrets out of the address: they only start requests that the page sends anyway.
 */
function routeTable(queryClient: QueryClient): RouteObject[] {
  const prepare = (routes: RouteObject[], parent: string): RouteObject[] =>
    routes.map(({ children, lazy, loader, ...route }, index) => {
      const id = `${parent}.${index}`
      const Component = lazy && loaded.get(id)
      const code = Component ? { Component } : lazy && { lazy }
      const secrets = loader === takeSecrets && { loader }
      return { ...route, id, ...code, ...secrets, ...(children && { children: prepare(children, id) }) } as RouteObject
    })
  return prepare(createRoutes(queryClient), '')
}

/** The routes that an address matches, below the shell and the gate that every page has: gates, layouts, then the page. */
function matchingRoutes(table: RouteObject[], address: string): RouteObject[] {
  const [pathname = ''] = address.split(/[?#]/)
  const routes = (matchRoutes(table, pathname) ?? []).map(({ route }) => route)
  const isCommon = ({ element, HydrateFallback }: RouteObject) =>
    HydrateFallback !== undefined ||
    (isValidElement(element) && (element.type === Shell || element.type === AccessGate))
  const own = routes.filter((route) => !isCommon(route))
  if (own.at(-1)?.path === '*' || own.length === 0) throw new Error(`The portal has no page at ${address}`)
  return own
}

/** Loads the code of pages, so that they are rendered as soon as a test opens them. */
export async function loadPages(...addresses: string[]): Promise<void> {
  const table = routeTable(createQueryClient())
  for (const { id, lazy } of addresses.flatMap((address) => matchingRoutes(table, address))) {
    if (typeof lazy !== 'function' || id === undefined || loaded.has(id)) continue
    loaded.set(id, await loadComponent(lazy as () => Promise<{ Component: ComponentType }>))
  }
}

/**
 * Loads the component of a `lazyPage`. After a second, that responds with a component which shows that the page is late: on a busy
 * machine, tests would find it instead of the page.
 */
export async function loadComponent(lazy: () => Promise<{ Component: ComponentType }>): Promise<ComponentType> {
  const { Component } = await lazy()
  return Component.name === 'LoadingPage' ? loadComponent(lazy) : Component
}

/**
 * The pages at some addresses as routes, from the portal's own table. The shell and the gate around all pages have tests of
 * their own.
 * @param inArea Includes the layout and the gates of a page's area, with all pages of the area.
 * @throws when the table has no page for an address.
 */
export function pageRoutes(
  queryClient: QueryClient,
  addresses: readonly string[],
  { inArea = false } = {},
): RouteObject[] {
  const table = routeTable(queryClient)
  const pages = new Set(addresses.flatMap((address) => matchingRoutes(table, address).at(inArea ? 0 : -1) ?? []))
  return [{ HydrateFallback: PageSkeleton, errorElement: <RouteError />, children: [...pages] }]
}
