import type { OperationView, SchemeWithScopes, ServerView } from '../../document/types'
import { hasServers, oneScopeText } from '../../document/wording/operation'
import { phraseText, errorText } from './sentences'
import { block, code, item, link, plain } from './text'

/** The authentication section: the alternatives, with their schemes and scopes. */
export function accessBlocks({ access, webhook }: OperationView): string[] {
  if (webhook) return []
  const { ways, lead, rest } = access
  const items = ways.map(({ schemes }) =>
    item(schemes.flatMap((needed, index) => schemeParts(needed, index === 0 ? '' : 'and '))),
  )
  return ['## Authentication', lead ?? '', items.join('\n'), rest ?? '']
}

function schemeParts({ scheme, scopes, oneIsEnough }: SchemeWithScopes, lead: string) {
  const { name, text, deprecated, description, flows, openIdConnectUrl, error } = scheme
  const scopeItems = scopes.map((scope) =>
    item([`Scope ${code(scope.name)}${scope.description && `: ${plain(scope.description)}`}`]),
  )
  const flowItems = [
    ...flows.map((flow) =>
      item([[plain(flow.text), ...flow.addresses.map(({ name: label, url }) => `${label} ${code(url)}`)].join(', ')]),
    ),
    ...(openIdConnectUrl === undefined ? [] : [item([link(openIdConnectUrl)])]),
    ...(error ? [item([errorText(error)])] : []),
  ]
  return [
    `${lead}${plain(text)} ${code(name)}${deprecated ? ', deprecated' : ''}`,
    block(description ?? ''),
    ...(oneIsEnough
      ? [flowItems.join('\n'), oneScopeText, scopeItems.join('\n')]
      : [[...scopeItems, ...flowItems].join('\n')]),
  ]
}

/** The servers section: the servers to choose from, with their variables. */
export function serverBlocks({ servers, webhook }: OperationView): string[] {
  if (webhook || !hasServers(servers)) return []
  return ['## Servers', servers.map(serverItem).join('\n')]
}

function serverItem({ template, name, description, variables }: ServerView): string {
  const variableItems = variables.map((variable) => {
    const facts = variable.phrases.map(phraseText).join('; ')
    return item([`${code(variable.name)}${facts && `: ${facts}`}`, block(variable.description ?? '')])
  })
  // A description of one line, which the page shows beside the address.
  const line = name === undefined && !/[\r\n]/.test(description?.trim() ?? '') ? block(description ?? '') : undefined
  return item([
    [code(template), line ?? plain(name ?? '')].filter(Boolean).join(' '),
    line === undefined ? block(description ?? '') : '',
    variableItems.join('\n'),
  ])
}
