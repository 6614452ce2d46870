import { pause } from '@/lib/pause'
import { hasArrived, importAgain, importedFile } from './fresh-import'
import { reloadPage, stayed } from './leaving'
import { hasChangedFields, hasOpenWork } from './unsaved-input'

/** Imports one module, by an arrow function that does nothing else. */
export type LoadCode<M> = () => Promise<M>

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

/** Loads one module and remembers it until the portal is reloaded. Every dynamic import goes through one, also in workers. */
export interface CodeLoader<M> {
  /** The module, once it has arrived. */
  loaded: () => M | undefined
  /** When the attempt under way began, by `performance.now()`; undefined while there is none. */
  startedAt: () => number | undefined
  /**
   * Loads the module, or joins the attempt under way. Each attempt after the first asks at a new address. Rejects when it
   * fails or takes longer than the time limit; a module that arrives later is used all the same.
   * @param isRetry Whether the reader pressed Retry. The portal is reloaded if only code can be missing that the module
   *   shares with others, which keeps its address, and at the latest the second time; never over changed fields or open
   *   files, and not offline.
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
    if (isAfterPress()) await pause()
    if (isRetry) retries += 1
    if (!hasAttempted) {
      hasAttempted = true
      return reloadsPortal ? load() : withoutReload(load)
    }
    const file = importedFile(load)
    const isLastResort = retries > 1 || file === undefined || hasArrived(file.address)
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

/**
 * Returns a function that each call of an API uses to get the API's client: the first call loads it, with the time limit of
 * the loader. A call that the reader repeats by a press after a failed attempt counts as Retry (SHELL-28).
 */
export function loadOnCall<M>(loader: CodeLoader<M>): () => Promise<M> {
  let hasFailed = false
  return async () => {
    try {
      return await loader.load(hasFailed && isAfterPress())
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
}

/** Whether the reader has just pressed something. Nobody does in a worker, or in Node. */
function isAfterPress(): boolean {
  return typeof navigator !== 'undefined' && navigator.userActivation?.isActive
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

let shownErrors = 0

/** Marks that the page shows an error with Retry in place of code. Returns a function for when it no longer does. */
export function markErrorShown(): () => void {
  shownErrors += 1
  return () => void (shownErrors -= 1)
}

/** Whether the page shows an error with Retry in place of code: then only a press reloads the portal. */
export function isErrorShown(): boolean {
  return shownErrors > 0
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
