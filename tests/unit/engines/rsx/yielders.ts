import { createYielder, type Yielder } from '@/lib/yielder'

/** A yielder of work that nobody aborts. */
export function freeYielder(): Yielder {
  return createYielder(new AbortController().signal, () => undefined)
}

/** A yielder that is due whenever the work could pause, and stores how far the work was. */
export function countingYielder(): Yielder & { progress: number[] } {
  const progress: number[] = []
  return {
    progress,
    isYieldDue: () => true,
    yield: (done) => {
      progress.push(done)
      return Promise.resolve()
    },
  }
}
