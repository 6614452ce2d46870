import type { RuleModel } from '@/engines/rsx/rule-model'
import { compileRules } from '@/engines/rsx/sources/compile-rules'
import { platformSources } from '../sources/platform-sources'

const compiled = new Map<string, Promise<RuleModel>>()

/** The rules of the platform for a document, compiled from what its calls deliver. */
export function compiledRules(document: string): Promise<RuleModel> {
  const rules = compiled.get(document) ?? compileRules(platformSources(document))
  compiled.set(document, rules)
  return rules
}
