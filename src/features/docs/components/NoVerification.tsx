import { Splash } from '@/ui/Splash'

/** Says that there is no documentation to show, and why (DOC-52). */
export function NoVerification({ reason }: { reason: string }) {
  return (
    <div role="alert">
      <Splash headingLevel={2} title="API documentation Not Found" text={reason} />
    </div>
  )
}
