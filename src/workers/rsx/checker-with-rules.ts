import type { RuleSources } from '@/engines/rsx/rule-sources'
import { startChecker, type CheckerClient } from './client'

/** A checking worker that starts with the first request and has compiled the rules that were asked for. End it with its page. */
export function createCheckerWithRules() {
  let client: CheckerClient | undefined
  /** The rules that the worker has or is compiling, by version and document. After an error they are compiled again. */
  const compiled = new Map<string, { sources: RuleSources; rules: Promise<unknown> }>()

  function end() {
    client?.end()
    client = undefined
    compiled.clear()
  }

  return {
    /** Starts the worker while the sources are loaded, and compiles those that it does not have. */
    withRules: async (loading: Promise<readonly RuleSources[]>): Promise<CheckerClient> => {
      if (client?.state() === 'failed') end()
      client ??= startChecker()
      const current = client
      const compile = async (sources: RuleSources) => {
        const key = `${sources.version}/${sources.document}`
        const known = compiled.get(key)
        const rules = known?.sources === sources ? known.rules : current.request('rules', { sources })
        compiled.set(key, { sources, rules })
        await rules.catch((error: unknown) => {
          compiled.delete(key)
          throw error
        })
      }
      await Promise.all((await loading).map(compile))
      return current
    },
    end,
  }
}
