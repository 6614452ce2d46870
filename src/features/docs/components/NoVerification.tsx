import { Splash } from '@/ui/Splash'

/** Nothing to show (2 §2), and why. */
export function NoVerification({ reason }: { reason: string }) {
  return (
    <div role="alert">
      <Splash headingLevel={2} title="API documentation Not Found" text={reason} />
    </div>
  )
}
