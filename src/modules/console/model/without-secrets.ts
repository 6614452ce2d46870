import { decode } from '@/lib/percent-encoding'
import { redact } from '@/modules/error-decoder/redact'
import { isSecretName } from '@/modules/error-decoder/secret-names'
import type { HarRequest } from '@/modules/openapi/model/to-har'
import type { Answer } from './history'
import { placeholders } from './placeholders'

const removed = 'REMOVED'

/** The request without what its reader typed as a secret; placeholders stay (CONSOLE-14). */
export function withoutSecrets(request: HarRequest): HarRequest {
  const { url, headers, cookies, queryString, postData } = request
  return {
    ...request,
    url: url.replaceAll(/([?&])([^=&#]+)=([^&#]*)/g, (all, before: string, name: string) =>
      isSecretName(decode(name)) ? `${before}${name}=${removed}` : all,
    ),
    headers: headers.map(masked),
    cookies: cookies.map((cookie) => ({ ...cookie, value: removed })),
    queryString: queryString.map(masked),
    ...(postData && {
      postData: {
        ...postData,
        ...(postData.text !== undefined && { text: redact(postData.text) }),
        ...(postData.params && { params: postData.params.map(masked) }),
      },
    }),
  }
}

/** The answer without the secrets of its headers and its text. */
export function answerWithoutSecrets(answer: Answer): Answer {
  const { head, text } = answer
  const headers = head.headers.map(([name, value]): [string, string] => [name, isSecretName(name) ? removed : value])
  return { ...answer, head: { ...head, headers }, text: redact(text) }
}

function masked<Named extends { name: string; value?: string }>(named: Named): Named {
  const { name, value } = named
  return value !== undefined && isSecretName(name) && !placeholders.test(value) ? { ...named, value: removed } : named
}
