import { reporters } from '@/engines/pipeline/formats/reporters'
import { addToTotals, createTotals } from '@/engines/pipeline/totals'
import { version as toolVersion } from '../../package.json'
import type { Options } from '../arguments'
import { findInputs } from '../inputs'
import { judgeAll, judgeTogether } from '../judge-all'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

/** The number of files from which a terminal shows a progress line. */
const minFilesWithProgress = 20

/** Checks documents. */
export async function check(options: Options, { stdin, print, progress, highlight }: Terminal): Promise<number> {
  const loaded = await loadPack(options)
  const { pack, retailers } = loaded
  const inputs = await findInputs(options, stdin)
  const { as, version, isQuiet, failOn } = options
  const judging = { as, version, retailers }
  const reporter = reporters[options.format]?.({ pack, retailers, version: toolVersion, isQuiet, highlight })
  if (!reporter) throw new Error(`There is no format ${options.format}.`)
  let totals = createTotals()
  let done = 0
  await print(reporter.start())
  for await (const documents of (options.isTogether ? judgeTogether : judgeAll)(inputs, loaded, judging)) {
    for (const document of documents) {
      totals = addToTotals(totals, document, failOn)
      await print(reporter.document(document))
    }
    done += 1
    if (inputs.length >= minFilesWithProgress && !options.isTogether) progress(`${done} of ${inputs.length} files`)
  }
  await print(reporter.end(totals))
  return totals.exitCode
}
