import { PageSkeleton } from './PageSkeleton'

/** Shown on the redirect address of a sign-in until boot has finished the sign-in and opened the next page. */
export function CallbackPage() {
  return <PageSkeleton label="Signing you in" />
}
