/** Runs tasks, a few at a time. */
export async function runAll<T>(items: readonly T[], concurrency: number, run: (item: T) => Promise<void>) {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
