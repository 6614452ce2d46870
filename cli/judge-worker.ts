import { parentPort, workerData } from 'node:worker_threads'
import { readPack } from '@/engines/rule-pack/read-pack'
import { createJudge, type Judge, type JudgedDocument, type JudgeOptions } from '@/engines/pipeline/judge'
import { readInput, type Input } from './inputs'

/** The data that a worker is started with. */
export interface WorkerStart {
  archive: Uint8Array<ArrayBuffer>
  options: JudgeOptions
}

/** Judges the files of an input together. A file that cannot be read is a document with a reason. */
export async function judgeInput(judge: Judge, input: Input): Promise<JudgedDocument[]> {
  const { name } = input
  const bytes = await readInput(input)
  if (typeof bytes === 'string') return [{ name, reason: bytes }]
  try {
    return await judge.judge([{ name, bytes: bytes.buffer }])
  } catch (error) {
    return [
      { name, reason: `The check of this file failed: ${error instanceof Error ? error.message : String(error)}` },
    ]
  }
}

/** Judges the files that the program sends, one after the other. */
export function serveJudge(): void {
  const { archive, options } = workerData as WorkerStart
  const judge = readPack(archive).then((pack) => createJudge(pack, options))
  parentPort?.on('message', (input: Input) => {
    void judge.then((ready) => judgeInput(ready, input)).then((documents) => parentPort?.postMessage(documents, []))
  })
}
