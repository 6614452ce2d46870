import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import { detailsOf } from '@/modules/application/application-body'
import { redirectError, redirectUrisOf } from './redirect-uris'

/** The values of step 1. Fields have the names of the API, so that its field errors find them. */
export interface DetailsValues {
  name: string
  description: string
  iconName: string
  iconColor: string
}
/** The values of step 2. */
export interface TypeValues {
  /** A type that the portal does not know stays until another one is chosen. */
  appType: string | undefined
}
/** The values of step 3. */
export interface RedirectValues {
  /** One per line. */
  redirectUris: string
}

/** How a step reads its values from an application, validates them, and makes them part of the request body. */
export interface StepModel<V> {
  fields: readonly (keyof V & string)[]
  read: (application: Application | undefined) => V
  errors: (values: V) => Partial<Record<keyof V & string, string>>
  changes: (values: V) => Partial<ApplicationInput>
}

/** Whether two sets of values of a step are equal. */
export function sameValues<V>({ fields }: StepModel<V>, one: V, other: V): boolean {
  return fields.every((field) => one[field] === other[field])
}

export const detailsModel: StepModel<DetailsValues> = {
  fields: ['name', 'description', 'iconName', 'iconColor'],
  read: detailsOf,
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
