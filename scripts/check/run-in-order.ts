import { relative } from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestModule, TestSpecification, TestSequencer } from 'vitest/node'

/** Test files by what became of them, as paths from the repository's root. */
export interface OrderedRun {
  passed: string[]
  failed: string[]
  /** Those that did not run, or not to their end. */
  unfinished: string[]
}

/**
 * Runs test files in the given order. When the time is over, the running tests end and no other starts.
 * @param files paths from the repository's root.
 */
export async function runInOrder(files: readonly string[], seconds: number): Promise<OrderedRun> {
  if (files.length === 0) return { passed: [], failed: [], unfinished: [] }
  const end = performance.now() + seconds * 1000
  const position = ({ moduleId }: TestSpecification) => files.indexOf(relative('.', moduleId))
  class GivenOrder implements TestSequencer {
    shard = (all: TestSpecification[]) => all
    sort = (all: TestSpecification[]) => all.toSorted((one, other) => position(one) - position(other))
  }
  const vitest = await createVitest('test', { watch: false, reporters: ['dot'], sequence: { sequencer: GivenOrder } })
  await vitest.standalone()
  const wanted = (await vitest.globTestSpecifications()).filter((one) => position(one) >= 0)
  const timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), end - performance.now())
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  clearTimeout(timer)
  await vitest.close()
  const paths = (kind: Outcome) =>
    testModules.filter((module) => outcomeOf(module) === kind).map((module) => module.relativeModuleId)
  return {
    passed: paths('passed'),
    failed: [...paths('failed'), ...unhandledErrors.map(String)],
    unfinished: paths('unfinished'),
  }
}

type Outcome = keyof OrderedRun

function outcomeOf(module: TestModule): Outcome {
  if (module.state() === 'failed') return 'failed'
  // No test of the repository skips itself: a skipped one was cancelled.
  const isWhole = module.state() === 'passed' && [...module.children.allTests('skipped')].length === 0
  return isWhole ? 'passed' : 'unfinished'
}
