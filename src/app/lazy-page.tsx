import { useEffect, type ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { createCodeLoader, type CodeLoader, type CodeLoaderOptions, type LoadCode } from '@/browser/code-loader'
import { slowMs, useCode, type PendingCode } from '@/browser/use-code'
import { reportError } from '@/config/error-report'
import { pause } from '@/lib/pause'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button-class'
import { RetryButton } from '@/ui/RetryButton'
import { Splash } from '@/ui/Splash'
import { PageSkeleton } from './PageSkeleton'

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

/** Replaces a page whose code loads slowly or failed to load. Its link to Home reloads the whole portal. */
function LatePage(state: PendingCode) {
  if (state.status !== 'failed') return <PageSkeleton isSlow={state.status === 'slow'} />
  return (
    <div role="alert">
      <Splash
        headingLevel={1}
        title="An error has occurred"
        text="This page could not be loaded. Check your internet connection and try again; nothing that was saved is lost."
        actions={
          <>
            <RetryButton variant="primary" onRetry={state.retry} />
            <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
              Go to Home
            </a>
          </>
        }
      />
    </div>
  )
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
