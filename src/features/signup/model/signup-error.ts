import { ApiError, isStatus } from '@/api/core/api-error'
import { providerName } from '@/config/product'

/** Why a signup failed. */
export interface SignupError {
  title: string
  message: string
  /** Whether the account exists, so that the form offers to sign in (SIGNUP-8). */
  isDuplicate: boolean
}

const errorTitle = 'Your account was not created.'

/** Title and message for a failed signup (SIGNUP-7, SIGNUP-8). After too many attempts, the server says how long to wait. */
export function signupError(error: unknown): SignupError {
  if (error instanceof ApiError && error.fieldErrors?.['meta.email'] !== undefined) {
    return {
      title: 'This account already exists.',
      message: `Contact your ${providerName} organization admin to get access to Dev Center.`,
      isDuplicate: true,
    }
  }
  const wait = isStatus(error, 429) && error instanceof ApiError ? error.serverMessage : undefined
  return {
    title: errorTitle,
    message: wait ?? 'We are experiencing difficulties communicating with the server. Please try again later.',
    isDuplicate: false,
  }
}
