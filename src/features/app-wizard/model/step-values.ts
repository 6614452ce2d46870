import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import { defaultColor, defaultIcon } from '@/modules/application/appearance'
import { redirectError, redirectUrisOf } from './redirect-uris'

/** What each of the three forms edits; the fields are named as in the API, so that its field errors find them. */
export interface DetailsValues {
  name: string
  description: string
  iconName: string
  iconColor: string
}
export interface TypeValues {
  /** One that the portal does not know stays until another is chosen. */
  appType: string | undefined
}
export interface RedirectValues {
  /** One per line. */
  redirectUris: string
}

/** How one step reads an application, checks its input (1 §5) and turns it into the part of the body that it changes. */
export interface StepModel<V> {
  fields: readonly (keyof V & string)[]
  read: (application: Application | undefined) => V
  errors: (values: V) => Partial<Record<keyof V & string, string>>
  changes: (values: V) => Partial<ApplicationInput>
}

/** Whether two inputs of a step are alike. */
export function sameValues<V>({ fields }: StepModel<V>, one: V, other: V): boolean {
  return fields.every((field) => one[field] === other[field])
}

export const detailsModel: StepModel<DetailsValues> = {
  fields: ['name', 'description', 'iconName', 'iconColor'],
  read: (application) => ({
    name: application?.name ?? '',
    description: application?.description ?? '',
    iconName: application?.iconName ?? defaultIcon,
    iconColor: application?.iconColor ?? defaultColor,
  }),
  errors: ({ name }) => (name.trim() === '' ? { name: 'Enter a name' } : {}),
  changes: (values) => ({ ...values, name: values.name.trim() }),
}

export const typeModel: StepModel<TypeValues> = {
  fields: ['appType'],
  read: (application) => ({ appType: application?.appType }),
  errors: ({ appType }) => (appType === undefined ? { appType: 'Choose a type' } : {}),
  changes: (values) => values,
}

export const redirectModel: StepModel<RedirectValues> = {
  fields: ['redirectUris'],
  read: (application) => ({ redirectUris: (application?.redirectUris ?? []).join('\n') }),
  errors: ({ redirectUris }) => {
    const error = redirectError(redirectUris)
    return error === undefined ? {} : { redirectUris: error }
  },
  changes: ({ redirectUris }) => ({ redirectUris: redirectUrisOf(redirectUris) }),
}

/**
 * Body of POST and PUT: everything that was read before, also what the portal does not know, with the changes of one
 * step over it. The server ignores what it assigns itself. A machine-to-machine application keeps the redirect URIs that it
 * hides (1 §6): they are there again when its type is changed back.
 */
export function applicationBody(
  application: Application | undefined,
  changes: Partial<ApplicationInput>,
): Record<string, unknown> & ApplicationInput {
  return {
    ...application,
    ...detailsModel.read(application),
    redirectUris: application?.redirectUris ?? [],
    ...changes,
  }
}
