/** The second argument of an operation of a worker, after its input (`src/browser/worker-client`). */
export interface Work<Progress = never> {
  /** Aborts when the page does not need the reply any more. */
  signal: AbortSignal
  /** Reports progress to the page. */
  report: (progress: Progress) => void
  /** Moves these buffers of the reply to the page instead of copying them. Called at most once. */
  transfer: (buffers: Transferable[]) => void
}
