/**
 * Records the processor time of tasks, which other work on the machine does not lengthen. Takes a browser with the commands and events of
 * the DevTools protocol. Returns a function that ends it: the longest task of the pages' main threads and the work of the workers, in ms.
 */
export async function traceTasks(browser) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  browser.on('Tracing.dataCollected', collect)
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  return async () => {
    const complete = new Promise((resolve) => browser.on('Tracing.tracingComplete', resolve))
    await browser.send('Tracing.end')
    await complete
    const threads = (name) =>
      new Set(
        events
          .filter((event) => event.name === 'thread_name' && event.args.name.startsWith(name))
          .map(({ pid, tid }) => `${pid} ${tid}`),
      )
    const times = (of) =>
      events
        .filter(({ name, tdur, pid, tid }) => tdur && name.endsWith('RunTask') && of.has(`${pid} ${tid}`))
        .map(({ tdur }) => tdur / 1000)
    return {
      longestTask: Math.max(0, ...times(threads('CrRendererMain'))),
      worker: times(threads('DedicatedWorker')).reduce((sum, time) => sum + time, 0),
    }
  }
}
