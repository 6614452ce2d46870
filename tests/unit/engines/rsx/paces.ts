import { createPace, type Pace } from '@/engines/rsx/pause'

/** A pace of work that nobody aborts. */
export function freePace(): Pace {
  return createPace(new AbortController().signal, () => undefined)
}

/** A pace that is asked for a breath whenever the work could take one, and remembers how far the work was. */
export function countingPace(): Pace & { progress: number[] } {
  const progress: number[] = []
  return {
    progress,
    isBreathDue: () => true,
    breathe: (done) => {
      progress.push(done)
      return Promise.resolve()
    },
  }
}
