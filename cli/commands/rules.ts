import { packFacts, packText } from '@/engines/rule-pack/describe-pack'
import type { Options } from '../arguments'
import { usageError } from '../errors'
import { loadPack } from '../load-pack'
import type { Terminal } from '../terminal'

/** Says what a rule pack has. */
export async function rules(options: Options, { print }: Terminal): Promise<number> {
  if (options.files.length > 0) throw usageError('Name the rule pack with --rules.')
  const { pack } = await loadPack(options)
  await print(options.format === 'json' ? `${JSON.stringify(packFacts(pack), undefined, 2)}\n` : packText(pack))
  return 0
}
