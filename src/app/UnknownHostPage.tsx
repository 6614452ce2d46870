import { productName } from '@/config/product'
import { StandaloneBar } from '@/shell/StandaloneBar'
import { Splash } from '@/ui/Splash'

/** Shown on a host that is in no environment's HOSTNAMES. Guessing an environment could send credentials to the wrong place. */
export function UnknownHostPage({ hostname }: { hostname: string }) {
  return (
    <>
      <StandaloneBar />
      <main id="main">
        <Splash
          headingLevel={1}
          title={`${productName} is not configured for this host`}
          text={
            <>
              No environment names the host <code>{hostname}</code>. If you run this portal, add it to HOSTNAMES in
              .env.test or .env.prod and build again.
            </>
          }
        />
      </main>
    </>
  )
}
