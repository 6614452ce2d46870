import { pause } from '@/lib/pause'
import { importAgain, importedFile, type LoadCode } from './fresh-import'
import { reloadPage, stayed } from './leaving'
import { hasChangedFields, hasOpenWork } from './unsaved-input'

/**
 * How long code may take before its load counts as failed, in milliseconds (SHELL-23). On a slow network the largest page
 * takes 6 s at 400 kbit/s, and its data is loaded at the same time (SHELL-26).
 */
const defaultTimeoutMs = 20_000

export interface CodeLoaderOptions {
  /** Whether the portal may be reloaded when the first attempt fails after a deploy; see `reloadOnMissingCode`. */
  reloadsPortal?: boolean
  /** How long each attempt may take, in milliseconds. */
  timeoutMs?: number
}

/** Loads one module and remembers it until the portal is reloaded. */
export interface CodeLoader<M> {
  /** The module, once it has arrived. */
  loaded: () => M | undefined
  /** When the attempt under way began, by `performance.now()`; undefined while there is none. */
  startedAt: () => number | undefined
  /**
   * Loads the module, or joins the attempt under way. Each attempt after the first asks at a new address. Rejects when it
   * fails or takes longer than the time limit; a module that arrives later is used all the same.
   * @param isRetry Whether the reader pressed Retry. The second time the portal is reloaded, because code that the module
   *   shares with others keeps its address; never over changed fields or open files, and not offline.
   */
  load: (isRetry?: boolean) => Promise<M>
  /** Whether the portal would have to be reloaded to load the module, and was not because of unsaved input or open files. */
  needsReload: () => boolean
}

/** Creates the loader of one module. */
export function createCodeLoader<M>(
  load: LoadCode<M>,
  { reloadsPortal = true, timeoutMs = defaultTimeoutMs }: CodeLoaderOptions = {},
): CodeLoader<M> {
  let loaded: M | undefined
  let pending: Promise<M> | undefined
  let startedAt: number | undefined
  let hasAttempted = false
  let lastAttempt = 0
  let retries = 0
  let needsReload = false

  async function attempt(isRetry: boolean): Promise<M> {
    // An import adds a link for each of up to 25 files, which takes longer than rendering what a press changes. That is painted first.
    if (navigator.userActivation?.isActive) await pause()
    if (isRetry) retries += 1
    if (!hasAttempted) {
      hasAttempted = true
      return reloadsPortal ? load() : withoutReload(load)
    }
    const file = importedFile(load)
    const isLastResort = retries > 1 || file === undefined
    if (isRetry && isLastResort && navigator.onLine) {
      needsReload = !mayReload()
      if (!needsReload) void reloadPage(mayReload)
    }
    if (!file) return load()
    const { attempt: number, module } = importAgain<M>(file, lastAttempt)
    lastAttempt = number
    return module
  }

  async function start(isRetry: boolean): Promise<M> {
    try {
      return await withTimeout(
        attempt(isRetry).then((module) => (loaded ??= module)),
        timeoutMs,
      )
    } catch (error) {
      // The reader may be leaving, and that may be why it failed. It is a failure only if the page stays.
      await stayed()
      throw error
    } finally {
      pending = undefined
      startedAt = undefined
    }
  }

  return {
    loaded: () => loaded,
    startedAt: () => startedAt,
    needsReload: () => needsReload,
    load(isRetry = false) {
      if (loaded !== undefined) return Promise.resolve(loaded)
      startedAt ??= performance.now()
      return (pending ??= start(isRetry))
    },
  }
}

function mayReload(): boolean {
  return !hasOpenWork() && !hasChangedFields()
}

/** Settles like the promise, or rejects after the time limit. */
async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded within ${timeoutMs / 1000} s`)), timeoutMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
    // Nobody waits for a failure after the time limit.
    promise.catch(() => undefined)
  }
}

let loadsWithoutReload = 0

/** Whether code is being loaded whose failure must not reload the portal. */
export function isReloadPrevented(): boolean {
  return loadsWithoutReload > 0
}

async function withoutReload<M>(load: LoadCode<M>): Promise<M> {
  loadsWithoutReload += 1
  try {
    return await load()
  } finally {
    loadsWithoutReload -= 1
  }
}
