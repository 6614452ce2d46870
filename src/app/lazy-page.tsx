import { useEffect, type ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { createCodeLoader, type CodeLoader, type CodeLoaderOptions } from '@/browser/code-loader'
import type { LoadCode } from '@/browser/fresh-import'
import { slowMs, useCode, type PendingCode } from '@/browser/use-code'
import { reportError } from '@/config/error-report'
import { pause } from '@/lib/pause'
import { LatePage } from './LatePage'

interface LazyPageOptions extends CodeLoaderOptions {
  /** Replaces the page while its code loads slowly or after it failed to load. */
  Late?: ComponentType<PendingCode>
}

/**
 * Makes the `lazy` of a route: a page whose code is loaded when its address is opened. The page before it stays on screen
 * for at most a second, then `Late` takes its place and becomes the page once the code has arrived (SHELL-23). Several routes may use
 * one of them. Parts of a page use `lazyPart`.
 * @param load Imports the module of the page, and nothing else.
 * @param name The page's component in that module.
 */
export function lazyPage<Name extends string>(
  load: LoadCode<Record<Name, ComponentType>>,
  name: Name,
  { Late, ...options }: LazyPageOptions = {},
): () => Promise<{ Component: ComponentType }> {
  return lazyPageOf(createCodeLoader(load, options), name, Late)
}

/** Like `lazyPage`, for code that has a loader. */
export function lazyPageOf<Name extends string>(
  code: CodeLoader<Record<Name, ComponentType>>,
  name: Name,
  Late: ComponentType<PendingCode> = LatePage,
): () => Promise<{ Component: ComponentType }> {
  // The router remembers a failed `lazy` for ever. This one never fails: its component loads the code again.
  function LoadingPage() {
    const state = useCode(code)
    const hasFailed = state.status === 'failed'
    useEffect(() => {
      if (hasFailed) reportError(new Error(`The page ${name} could not be loaded`))
    }, [hasFailed])
    if (state.status !== 'ready') return <Late {...state} />
    const Page: ComponentType = state.module[name]
    return <Page />
  }

  return async () => ({ Component: (await loadedSoon(code))?.[name] ?? LoadingPage })
}

/**
 * Makes the `loader` of a route: starts reading the page's data at the same time as the page's code. It comes in a module
 * of its own, because no part of the first page needs it. Without that module the page reads the data by itself.
 * @param start Starts the data. The navigation waits for the promise that it returns, if any.
 */
export function dataStarter<M>(
  code: CodeLoader<M>,
  start: (module: M, args: LoaderFunctionArgs) => Promise<void> | undefined | void,
) {
  return async (args: LoaderFunctionArgs): Promise<null> => {
    const module = await loadedSoon(code)
    if (module !== undefined) await start(module, args)
    return null
  }
}

/**
 * The module, or undefined when it does not load within a second. A loaded module is returned without another `import()`,
 * which would wait for a busy thread each time.
 */
async function loadedSoon<M>(code: CodeLoader<M>): Promise<M | undefined> {
  if (code.loaded() === undefined) await Promise.race([code.load().catch(() => undefined), pause(slowMs)])
  return code.loaded()
}
