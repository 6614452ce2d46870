import type { ConsoleApplication } from '../credentials/application-token'
import { useAddCallback } from '../credentials/use-add-callback'
import { CallbackCallout } from './CallbackCallout'

/** Offers to add the redirect URI of the console to an application. */
export function CallbackNeeded({ id, name }: Pick<ConsoleApplication, 'id' | 'name'>) {
  const { state, add } = useAddCallback(id)
  return <CallbackCallout name={name} state={state} onAdd={add} />
}
