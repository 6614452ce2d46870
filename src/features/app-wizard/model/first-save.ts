import type { Application, ApplicationInput } from '@/api/devcenter/schemas'
import { ApiError } from '@/api/core/api-error'

/** A first save that got no readable answer: the application may exist. */
export interface UnconfirmedSave {
  body: ApplicationInput
  /** Names this save to servers that recognize a repeated one. */
  idempotencyKey: string
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number
}

/** How far the clocks of this browser and the server may differ, in milliseconds. */
const maxClockDifferenceMs = 15 * 60_000

/** Whether a save may have been carried out although it failed. */
export function mayBeStored(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const isGatewayError = error.status !== undefined && [502, 504].includes(error.status)
  return isGatewayError || ['network', 'timeout', 'parse'].includes(error.kind)
}

/**
 * Finds the application that an unanswered save has created: one with the same values that is not older than the save.
 * @param newest the newest applications of the person.
 */
export function findCreated(newest: Application[], { body, sentAt }: UnconfirmedSave): Application | undefined {
  return newest.find(
    (application) =>
      isSame(application, body) &&
      (application.createdAt === undefined || Date.parse(application.createdAt) > sentAt - maxClockDifferenceMs),
  )
}

function isSame(application: Application, body: ApplicationInput): boolean {
  return (
    application.name === body.name &&
    (application.description ?? '') === body.description &&
    application.iconName === body.iconName &&
    application.iconColor === body.iconColor
  )
}
