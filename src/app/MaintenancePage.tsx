import ChevronRight from 'lucide-react/icons/chevron-right'
import { environment } from '@/config/environment'
import { productName } from '@/config/product'
import { Icon } from '@/ui/Icon'
import { Splash } from '@/ui/Splash'
import linkRow from '@/ui/link-row.module.css'
import { StandaloneBar } from '@/shell/StandaloneBar'

/** Replaces the whole portal while the maintenance splash is turned on (SHELL-15). It needs no API. */
export function MaintenancePage() {
  const { statusPageUrl, maintenance } = environment()
  const { supportPhone } = maintenance
  return (
    <>
      <StandaloneBar />
      <main id="main">
        <Splash
          headingLevel={1}
          title={`${productName} is down for scheduled maintenance`}
          text={`Signing in and reading documentation are not possible for now. Nothing you saved is lost.${statusPageUrl === undefined ? '' : ' The status page says when the portal is back.'}`}
          rows={
            <>
              {statusPageUrl !== undefined && (
                <a className={linkRow.linkRow} href={statusPageUrl} rel="noopener">
                  <b>Status page</b>
                  <span>What is affected and when it ends</span>
                  <Icon of={ChevronRight} size="sm" />
                </a>
              )}
              <a className={linkRow.linkRow} href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>
                <b>Support: {supportPhone}</b>
                <span>For anything that stops production</span>
                <Icon of={ChevronRight} size="sm" />
              </a>
            </>
          }
        />
      </main>
    </>
  )
}
