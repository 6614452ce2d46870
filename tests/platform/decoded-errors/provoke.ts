import type { FailedResponse } from '@/engines/errors/failed-response'
import { createPlatformApp } from '../../../platform/app'
import { createTestPlatform } from '../in-process'

/** Provokes errors of one kind. */
export type Provocation = () => Promise<FailedResponse[]>

export type TestPlatform = Awaited<ReturnType<typeof createTestPlatform>>
export type Sent = [method: string, path: string, options?: Parameters<TestPlatform['call']>[2]]

/** Provokes errors by calls to a platform of their own. */
export function calls(...list: Sent[]): Provocation {
  return async () => answersTo(await createTestPlatform(), list)
}

/** Makes calls one after another. */
export async function answersTo({ call }: TestPlatform, list: readonly Sent[]): Promise<FailedResponse[]> {
  const responses: FailedResponse[] = []
  for (const sent of list) {
    const { status, headers, text } = await call(...sent)
    responses.push({ status, headers: [...headers], body: text, method: sent[0], url: sent[1] })
  }
  return responses
}

/** Repeats a call until it is limited, and returns the refusals. */
export async function refusalsOf(platform: TestPlatform, ...sent: Sent): Promise<FailedResponse[]> {
  const responses = await answersTo(
    platform,
    Array.from({ length: 11 }, () => sent),
  )
  return responses.filter(({ status }) => status === 429)
}

/** Sends a request with a body that is no JSON. */
export async function responseTo({ context }: TestPlatform, request: Request): Promise<FailedResponse> {
  return responseOf(await createPlatformApp(context).fetch(request, {}))
}

/** Reads a response as a client does. */
export async function responseOf(response: Response): Promise<FailedResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
