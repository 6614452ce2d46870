import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { recordOf } from '@/lib/json-values'
import type { PlatformContext } from '../context'
import type { Envelope } from '../kernel/envelopes'
import { parseJson } from '../kernel/bodies'
import type { PlatformEnv } from '../kernel/env'

/** Receives what the error-tracking SDK sends, from any origin. */
export function errorTracking(context: PlatformContext): Hono<PlatformEnv> {
  return new Hono<PlatformEnv>({ strict: false }).use(cors({ origin: '*' })).post('/:project/envelope', async (c) => {
    const items = parseItems(await c.req.text())
    context.envelopes.add({ project: c.req.param('project'), receivedAt: context.now().toISOString(), items })
    return c.json({})
  })
}

/** Reads the items of an envelope: after its header, pairs of lines with an item's header and payload. */
function parseItems(text: string): Envelope['items'] {
  const lines = text.split('\n').slice(1)
  const items: Envelope['items'] = []
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const type = recordOf(parse(lines[index]))?.['type']
    items.push({ type: typeof type === 'string' ? type : 'unknown', payload: parse(lines[index + 1]) })
  }
  return items
}

function parse(line: string | undefined): unknown {
  try {
    return parseJson(line ?? '')
  } catch {
    return line
  }
}
