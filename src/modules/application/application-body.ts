import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import { defaultColor, defaultIcon } from './default-appearance'

/** Name and appearance of an application, with the defaults of those that it does not have. */
export function detailsOf(
  application: Application | undefined,
): Required<Pick<ApplicationInput, 'name' | 'description' | 'iconName' | 'iconColor'>> {
  return {
    name: application?.name ?? '',
    description: application?.description ?? '',
    iconName: application?.iconName ?? defaultIcon,
    iconColor: application?.iconColor ?? defaultColor,
  }
}

/**
 * The body of POST and PUT: the application as it was read, unknown fields included, with the changes. The server ignores
 * the fields that it assigns. A machine-to-machine application keeps its hidden redirect URIs (APP-17) for the case that
 * its type is changed back.
 */
export function applicationBody(
  application: Application | undefined,
  changes: Partial<ApplicationInput>,
): Record<string, unknown> & ApplicationInput {
  return {
    ...application,
    ...detailsOf(application),
    redirectUris: application?.redirectUris ?? [],
    ...changes,
  }
}
