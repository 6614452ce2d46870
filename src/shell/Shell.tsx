import WifiOff from 'lucide-react/icons/wifi-off'
import type { MouseEvent, ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useOnline } from '@/browser/use-online'
import { usePageAlone } from '@/modules/session/page-alone'
import { ToastHost } from '@/ui/ToastHost'
import { Banner } from './Banner'
import { Bar } from './Bar'
import { Footer } from './Footer'
import { MaintenanceBanner } from './MaintenanceBanner'
import { NavigationProgress, useIsNavigating } from './NavigationProgress'
import { ReadingPosition } from './ReadingPosition'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SessionEnded } from './SessionEnded'
import { StandaloneBar } from './StandaloneBar'
import { TrialBanner } from './TrialBanner'

interface ShellProps {
  /** Whether the bar has the navigation. Pages that ask one question (consent, no access) do without. */
  navigation?: boolean
  /** Shown instead of the route, for errors. */
  children?: ReactNode
}

/** Renders what surrounds every page: skip link, black bar, banners, main region, footer, toasts. */
export function Shell({ navigation = true, children }: ShellProps) {
  const alone = usePageAlone()
  const isNavigating = useIsNavigating()
  return (
    <>
      {alone ? <StandaloneBar hasThemeSwitch={false} /> : <Top navigation={navigation} />}
      {isNavigating && <NavigationProgress />}
      <main id="main" tabIndex={-1} aria-busy={isNavigating || undefined}>
        {children ?? <Outlet />}
      </main>
      {!alone && <Footer />}
      <RouteAnnouncer />
      <SessionEnded />
      <ToastHost />
      <ReadingPosition />
    </>
  )
}

function Top({ navigation }: { navigation: boolean }) {
  return (
    <>
      <a className="skip" href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      <Bar navigation={navigation} />
      <OfflineNotice />
      <MaintenanceBanner />
      <TrialBanner />
    </>
  )
}

/** Shows a banner while the browser is offline. Queries that failed are retried on reconnect. */
function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Banner label="Offline" tone="warn" icon={WifiOff}>
          <b>You are offline.</b> What is on this page stays; nothing can be saved or loaded until the connection is
          back.
        </Banner>
      )}
    </div>
  )
}

/** Moves the focus without changing the address, so that the page's hash stays and no form asks about unsaved input. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
