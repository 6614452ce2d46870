import { importAnew, importedAddress, type LoadCode } from '@/browser/fresh-import'
import { handleMissingCode } from '@/browser/missing-code'
import { hasUnsavedInput } from '@/browser/unsaved-input'

/** How long the code of a tool may take, in milliseconds (3 §4, §9). */
const timeoutMs = 10_000
/** From when on the reader is told that it takes long, in milliseconds (decisions). */
export const slowMs = 1_000

export interface ToolLoader<T> {
  /** The code, once it is there. */
  current: () => T | undefined
  /**
   * Loads the code: the first time as the build foresees it, later at a new address. Rejects after 10 s. What is on its way
   * is not asked for twice.
   * @param asked the reader pressed Retry.
   */
  load: (asked: boolean) => Promise<T>
}

interface Environment {
  /** Address of the module in which the loading function stands. */
  base: string
  /** Loads the portal anew; replaced in tests. */
  reload?: () => void
}

/**
 * Loads the code of a tool and remembers it for the time of the page. A second retry loads the portal anew: by then it is
 * code that the tool shares with other pages that hangs, whose address cannot differ. Not offline, where nothing would
 * come back, and never over unsaved input.
 */
export function createToolLoader<T>(code: LoadCode<T>, { base, reload = reloadPage }: Environment): ToolLoader<T> {
  let loaded: T | undefined
  let pending: Promise<T> | undefined
  let attempts = 0
  let retries = 0

  function attempt(asked: boolean): Promise<T> {
    attempts += 1
    if (asked) retries += 1
    if (attempts === 1) return withoutReload(code)
    const address = importedAddress(code, base)
    const exhausted = retries > 1 || address === undefined
    if (asked && exhausted && navigator.onLine && !hasUnsavedInput()) reload()
    return address === undefined ? code() : importAnew<T>(address, attempts - 1)
  }

  return {
    current: () => loaded,
    load(asked) {
      // What arrives after all, be it late, is kept.
      pending ??= within(
        timeoutMs,
        attempt(asked).then((module) => (loaded ??= module)),
      ).finally(() => (pending = undefined))
      return pending
    },
  }
}

function reloadPage() {
  window.location.reload()
}

/** Settles like `promise`, or rejects when it takes longer than `ms`. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
    // A failure after the time-out was told already.
    promise.catch(() => undefined)
  }
}

/**
 * The portal reloads itself when code is missing after a deploy. A tool says 'Error!' and offers Retry instead (3 §8), so
 * that is off while its code is on its way.
 */
async function withoutReload<T>(code: LoadCode<T>): Promise<T> {
  const end = handleMissingCode()
  try {
    return await code()
  } finally {
    end()
  }
}
