import { z } from '@/api/core/schema'
import { servicesPageSchema, type Service } from './schemas'

/**
 * Reads the list of public services from the response that the start script has requested, without the HTTP client.
 * @returns undefined if it is unusable: the client then requests it again, and explains the failure.
 */
export async function readEarlyServices(early: Promise<Response>): Promise<Service[] | undefined> {
  try {
    const response = await early
    const page = z.safeParse(servicesPageSchema, response.ok ? await response.json() : undefined)
    return page.data?.results
  } catch {
    return undefined
  }
}
