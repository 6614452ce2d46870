import { createMiddleware } from 'hono/factory'
import type { PlatformContext } from '../context'
import { PlatformError } from './errors'

/** A host in numbers. Another site cannot lead a name of its own to it without the name being seen here. */
const numbers = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Answers 400 to a call by a name that is not the platform's. Otherwise a page of another site could point its own name at
 * this machine, and would read the platform's pages as its own (DNS rebinding, PLATFORM-15).
 */
export function requireKnownHost({ hosts }: PlatformContext) {
  return createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!hosts.includes(hostname) && !numbers.test(hostname))
      throw new PlatformError(400, 'Bad Request', `${hostname} is not a name of this platform. Set PLATFORM_HOSTS.`)
    await next()
  })
}
