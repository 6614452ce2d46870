import { filledTemplate } from '../document/filled-template'
import type { SecuritySchemeView, ServerView } from '../document/types'

interface EnvironmentValue {
  key: string
  value: string
  type: 'default' | 'secret'
  enabled: boolean
}

/**
 * Writes the environment file of Postman, which Bruno and Insomnia import too: the URL of a server, and an empty variable for
 * each credential, under the names that Postman gives them in an imported document (DOC-89). It never has a secret.
 */
export function postmanEnvironment(
  name: string,
  server: ServerView,
  schemes: readonly Pick<SecuritySchemeView, 'type' | 'scheme'>[],
): string {
  const credentials = new Set(schemes.flatMap(credentialNames))
  const values: EnvironmentValue[] = [
    { key: 'baseUrl', value: filledTemplate(server), type: 'default', enabled: true },
    ...[...credentials].map((key) => ({ key, value: '', type: 'secret' as const, enabled: true })),
  ]
  return `${JSON.stringify({ name, values, _postman_variable_scope: 'environment' }, undefined, 2)}\n`
}

function credentialNames({ type, scheme }: Pick<SecuritySchemeView, 'type' | 'scheme'>): string[] {
  const way = type === 'http' ? scheme?.toLowerCase() : type
  switch (way) {
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return ['bearerToken']
    case 'basic':
      return ['basicAuthUsername', 'basicAuthPassword']
    case 'apiKey':
      return ['apiKey']
    default:
      return []
  }
}
