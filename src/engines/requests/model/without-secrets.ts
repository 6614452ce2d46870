import { decode } from '@/lib/percent-encoding'
import { redact } from '@/engines/errors/redact/redact'
import { isSecretName } from '@/engines/errors/redact/secret-names'
import type { HarRequest } from '@/engines/openapi/model/to-har'
import type { ReceivedResponse } from './history'
import { credentialPlaceholder } from './credential-placeholder'

const removedText = 'REMOVED'

/** Returns the request without the secrets that the reader typed. Placeholders stay (CONSOLE-14). */
export function withoutSecrets(request: HarRequest): HarRequest {
  const { url, headers, cookies, queryString, postData } = request
  return {
    ...request,
    url: url.replaceAll(/([?&])([^=&#]+)=([^&#]*)/g, (all, before: string, name: string) =>
      isSecretName(decode(name)) ? `${before}${name}=${removedText}` : all,
    ),
    headers: headers.map(withoutSecretValue),
    cookies: cookies.map((cookie) => ({ ...cookie, value: removedText })),
    queryString: queryString.map(withoutSecretValue),
    ...(postData && {
      postData: {
        ...postData,
        ...(postData.text !== undefined && { text: redact(postData.text) }),
        ...(postData.params && { params: postData.params.map(withoutSecretValue) }),
      },
    }),
  }
}

/** Returns the response without the secrets in its headers and its text. */
export function responseWithoutSecrets(response: ReceivedResponse): ReceivedResponse {
  const { head, text } = response
  const headers = head.headers.map(([name, value]): [string, string] => [
    name,
    isSecretName(name) ? removedText : value,
  ])
  return { ...response, head: { ...head, headers }, text: redact(text) }
}

function withoutSecretValue<Field extends { name: string; value?: string }>(field: Field): Field {
  const { name, value } = field
  const isSecret = value !== undefined && isSecretName(name) && !credentialPlaceholder.test(value)
  return isSecret ? { ...field, value: removedText } : field
}
