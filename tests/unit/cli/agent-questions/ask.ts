import type { AgentClient } from '../agent-clients'
import type { AgentQuestion, Fact } from './question'

/** Makes the calls of a question. Returns the facts that no reply has, and those that no reply may have. */
export async function missesOf(client: AgentClient, { calls, facts, absent = [] }: AgentQuestion): Promise<string[]> {
  const texts: string[] = []
  let last: { name: string; values: Record<string, unknown> } | undefined
  let cursor: string | undefined
  for (const call of calls) {
    // The reply before had no further part.
    if (call === 'next' && cursor === undefined) continue
    if (call !== 'next') last = { name: call[0], values: call[1] }
    if (!last) throw new Error('A question begins with the call of a tool.')
    const { text } = await client.call(last.name, { ...last.values, ...(call === 'next' && { cursor }) })
    cursor = cursorIn(text)
    texts.push(text)
  }
  const all = texts.join('\n')
  const isIn = (fact: Fact) => (typeof fact === 'string' ? all.includes(fact) : fact.test(all))
  return [
    ...facts.filter((fact) => !isIn(fact)).map((fact) => `missing: ${String(fact)}`),
    ...absent.filter(isIn).map((fact) => `wrong: ${String(fact)}`),
  ]
}

/** The cursor for the next part of a reply, which its last line names. */
export function cursorIn(text: string): string | undefined {
  return /with cursor "([^"]+)" for the next part\.$/.exec(text)?.[1]
}
