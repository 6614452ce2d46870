import { PageSkeleton } from './PageSkeleton'

/** The page that a sign-in returns to, for the moment until boot has finished the sign-in and opened the next page. */
export function CallbackPage() {
  return <PageSkeleton label="Signing you in" />
}
