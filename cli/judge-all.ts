import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createJudge, type JudgedDocument, type JudgeOptions } from '@/engines/pipeline/judge'
import { CannotRunError } from './errors'
import { readInput, type Input } from './inputs'
import { judgeInput, type WorkerStart } from './judge-worker'
import type { LoadedPack } from './load-pack'

/** So few files are judged in this thread: a worker would compile the rules once more. */
const maxFilesInThread = 8
/** How many results may wait for a slow file before them, for each worker: they take memory. */
const maxWaitingPerWorker = 4
/** Less than Node's default, which takes memory in every worker and no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 }
/** The size of all files that are judged together, in bytes. */
const maxTogetherBytes = 100_000_000

/** Judges inputs one by one, in their order; many of them in a worker for each core. */
export async function* judgeAll(
  inputs: readonly Input[],
  { pack, archive }: LoadedPack,
  options: JudgeOptions,
): AsyncGenerator<JudgedDocument[]> {
  if (inputs.length > maxFilesInThread) {
    yield* inWorkers(inputs, { archive, options })
  } else {
    const judge = createJudge(pack, options)
    for (const input of inputs) yield await judgeInput(judge, input)
  }
}

/** Judges all documents together, so that they are compared with each other. @throws CannotRunError if they are too large. */
export async function* judgeTogether(
  inputs: readonly Input[],
  { pack }: LoadedPack,
  options: JudgeOptions,
): AsyncGenerator<JudgedDocument[]> {
  const unread: JudgedDocument[] = []
  const files: { name: string; bytes: ArrayBuffer }[] = []
  let size = 0
  for (const input of inputs) {
    const bytes = await readInput(input)
    if (typeof bytes === 'string') {
      unread.push({ name: input.name, reason: bytes })
      continue
    }
    size += bytes.length
    if (size > maxTogetherBytes) {
      throw new CannotRunError(`Files of more than ${maxTogetherBytes / 1_000_000} MB are not judged together.`)
    }
    files.push({ name: input.name, bytes: bytes.buffer })
  }
  yield unread
  yield createJudge(pack, options).judge(files)
}

async function* inWorkers(inputs: readonly Input[], start: WorkerStart): AsyncGenerator<JudgedDocument[]> {
  const count = Math.min(availableParallelism(), inputs.length)
  const pool = createPool(count, start)
  try {
    const pending: Promise<JudgedDocument[]>[] = []
    let next = 0
    for (let done = 0; done < inputs.length; done += 1) {
      for (; next < inputs.length && next < done + count * maxWaitingPerWorker; next += 1) {
        const input = inputs[next]
        if (input) pending.push(pool.judge(input))
      }
      yield (await pending.shift()) ?? []
    }
  } finally {
    await pool.end()
  }
}

/** Workers that judge one input each at a time. One that breaks is replaced, and its file is not judged. */
function createPool(count: number, workerData: WorkerStart) {
  const startWorker = () => new Worker(new URL(import.meta.url), { workerData, resourceLimits })
  const all = new Set<Worker>()
  const free: Worker[] = []
  const waiting: ((worker: Worker) => void)[] = []
  const release = (worker: Worker) => {
    const next = waiting.shift()
    if (next) next(worker)
    else free.push(worker)
  }
  const add = () => {
    const worker = startWorker()
    all.add(worker)
    release(worker)
  }
  for (let started = 0; started < count; started += 1) add()

  async function judge(input: Input): Promise<JudgedDocument[]> {
    const worker = free.pop() ?? (await new Promise<Worker>((resolve) => void waiting.push(resolve)))
    const documents = await ask(worker, input)
    if (documents) {
      release(worker)
      return documents
    }
    all.delete(worker)
    void worker.terminate()
    add()
    return [
      { name: input.name, reason: 'The check of this file ended unexpectedly. It may be too large for the memory.' },
    ]
  }

  return { judge, end: () => Promise.all([...all].map((worker) => worker.terminate())) }
}

/** Sends an input to a worker. @returns undefined if the worker has ended. */
function ask(worker: Worker, input: Input): Promise<JudgedDocument[] | undefined> {
  return new Promise((resolve) => {
    const settle = (documents: JudgedDocument[] | undefined) => {
      worker.off('message', settle).off('error', fail).off('exit', fail)
      resolve(documents)
    }
    const fail = () => settle(undefined)
    worker.on('message', settle).on('error', fail).on('exit', fail)
    worker.postMessage(input, [])
  })
}
