import { PageSkeleton } from './PageSkeleton'

/** The address that the sign-in returns to; boot finishes the sign-in and leaves it at once. */
export function CallbackPage() {
  return <PageSkeleton label="Signing you in" />
}
