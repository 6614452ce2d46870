import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser'

/**
 * Error tracking: every error (sample rate 1, 1 §9) and nothing about the reader beyond the user-type tag. Addresses are
 * sent without query and hash, and no input or request bodies are recorded: they may hold codes and secrets.
 */
export function startErrorTracking(dsn: string, environment: string) {
  const client = new BrowserClient({
    dsn,
    environment,
    sampleRate: 1,
    sendClientReports: false,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration()],
    beforeSend: (event) => withoutAddresses(event),
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  client.init()
  // The SDK's own trail of breadcrumbs watches far more than the pages that were opened, and weighs as much as the rest.
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    scope.addBreadcrumb({ category: 'navigation', data: { to: new URL(destination.url).pathname } })
  })
  return {
    report: (error: unknown) => void scope.captureException(error),
    tag: (value: string) => void scope.setTag('user-type', value),
  }
}

function withoutAddresses(event: ErrorEvent): ErrorEvent {
  return { ...event, request: { url: window.location.origin + window.location.pathname } }
}
