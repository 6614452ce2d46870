import { ApiError, isStatus } from '@/api/core/api-error'
import { providerName } from '@/config/product'

/** Why a signup failed: `duplicate` wants a Sign In link, everything else a new attempt (3 §8). */
export interface SignupProblem {
  title: string
  message: string
  duplicate: boolean
}

const notCreated = 'Your account was not created.'

/** The banner for a failed signup. Too many attempts are told in the server's words, which name the wait. */
export function signupProblem(error: unknown): SignupProblem {
  if (error instanceof ApiError && error.fieldErrors?.['meta.email'] !== undefined) {
    return {
      title: 'This account already exists.',
      message: `Contact your ${providerName} organization admin to get access to Dev Center.`,
      duplicate: true,
    }
  }
  const wait = isStatus(error, 429) && error instanceof ApiError ? error.serverMessage : undefined
  return {
    title: notCreated,
    message: wait ?? 'We are experiencing difficulties communicating with the server. Please try again later.',
    duplicate: false,
  }
}
