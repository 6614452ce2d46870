import { isMainThread } from 'node:worker_threads'
import { serveJudge } from './judge-worker'
import { run } from './run'

// One file is both the program and the worker of each further core.
if (isMainThread) {
  void run(process.argv.slice(2), process).then((exitCode) => {
    process.exitCode = exitCode
  })
} else serveJudge()
