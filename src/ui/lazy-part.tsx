import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { createCodeLoader, type CodeLoaderOptions, type LoadCode } from '@/browser/code-loader'
import { useCode } from '@/browser/use-code'
import { ErrorState } from './ErrorState'
import { showToast } from './toast'

interface LazyPartProps {
  /** Shown while the code is being loaded; nothing without it. */
  placeholder?: ReactNode
  /** For what is opened, such as a dialog: a failure shows a toast, then calls this, which closes it. Opening it again tries again. */
  onUnavailable?: () => void
  /** Title of that toast. */
  unavailableTitle?: string
  /** Shown in its place after a failure, instead of a message with Retry. */
  unavailable?: ReactNode
  /** The part is the whole page, and so is the message about a failure. */
  isWholePage?: boolean
}

/** A part made by `lazyPart`. */
export type LazyPart<P extends object> = ComponentType<P & LazyPartProps> & {
  /** Starts loading the code before the part is shown. */
  preload: () => void
}

/**
 * Makes a part of a page whose code is loaded when it is first shown. Code that cannot be loaded never takes the rest of
 * the page away, which may hold unsaved input (SHELL-24). Routes use `lazyPage`.
 * @param load Imports the module of the component, and nothing else.
 */
export function lazyPart<M, P extends object>(
  load: LoadCode<M>,
  componentOf: (module: M) => ComponentType<P>,
  options?: CodeLoaderOptions,
): LazyPart<P> {
  const code = createCodeLoader(load, options)
  let Loaded: ComponentType<P> | undefined

  function Lazy(props: P & LazyPartProps) {
    const { placeholder, onUnavailable, unavailableTitle = 'This could not be opened', unavailable, ...rest } = props
    const { isWholePage = false, ...own } = rest
    const state = useCode(code)
    const isClosed = state.status === 'failed' && onUnavailable !== undefined
    const close = useEffectEvent(() => {
      const message = 'Check your internet connection and try again.'
      showToast({ title: unavailableTitle, message, tone: 'error', key: 'lazy-part' })
      onUnavailable?.()
    })
    useEffect(() => {
      if (isClosed) close()
    }, [isClosed])

    if (state.status === 'ready') {
      Loaded ??= componentOf(state.module)
      return <Loaded {...(own as unknown as P)} />
    }
    if (state.status !== 'failed' || isClosed) return placeholder
    if (unavailable !== undefined) return unavailable
    return (
      <ErrorState
        headingLevel={isWholePage ? 1 : 2}
        title={isWholePage ? 'This page could not be loaded' : 'This part of the page could not be loaded'}
        message={
          state.needsReload
            ? 'The portal may have been updated since this page was opened. Save or copy your input, then reload the page.'
            : 'Check your internet connection and try again.'
        }
        onRetry={state.retry}
      />
    )
  }
  return Object.assign(Lazy, { preload: () => void code.load().catch(() => undefined) })
}
