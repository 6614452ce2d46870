import type { FailedAnswer } from '@/engines/errors/answer'
import { createPlatformApp } from '../../../platform/app'
import { createTestPlatform } from '../in-process'

/** Provokes errors of one kind. */
export type Provocation = () => Promise<FailedAnswer[]>

export type TestPlatform = Awaited<ReturnType<typeof createTestPlatform>>
export type Sent = [method: string, path: string, options?: Parameters<TestPlatform['call']>[2]]

/** Provokes errors by calls to a platform of their own. */
export function calls(...list: Sent[]): Provocation {
  return async () => answersTo(await createTestPlatform(), list)
}

/** Makes calls one after another. */
export async function answersTo({ call }: TestPlatform, list: readonly Sent[]): Promise<FailedAnswer[]> {
  const answers: FailedAnswer[] = []
  for (const sent of list) {
    const { status, headers, text } = await call(...sent)
    answers.push({ status, headers: [...headers], body: text, method: sent[0], url: sent[1] })
  }
  return answers
}

/** Repeats a call until it is limited, and returns the refusals. */
export async function refusalsOf(platform: TestPlatform, ...sent: Sent): Promise<FailedAnswer[]> {
  const answers = await answersTo(
    platform,
    Array.from({ length: 11 }, () => sent),
  )
  return answers.filter(({ status }) => status === 429)
}

/** Sends a request with a body that is no JSON. */
export async function answerTo({ context }: TestPlatform, request: Request): Promise<FailedAnswer> {
  return answerOf(await createPlatformApp(context).fetch(request, {}))
}

/** Reads a response as a client does. */
export async function answerOf(response: Response): Promise<FailedAnswer> {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
