import {
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
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
    integrations: [
      breadcrumbsIntegration({ dom: false, fetch: false, xhr: false, history: true }),
      dedupeIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
    ],
    beforeSend: (event) => withoutAddresses(event),
    beforeBreadcrumb: (breadcrumb) => ({ ...breadcrumb, data: pathsOnly(breadcrumb.data) }),
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  client.init()
  return {
    report: (error: unknown) => void scope.captureException(error),
    tag: (value: string) => void scope.setTag('user-type', value),
  }
}

function withoutAddresses(event: ErrorEvent): ErrorEvent {
  return { ...event, request: { url: window.location.origin + window.location.pathname } }
}

function pathsOnly(data: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(/[?#].*$/, '') : value,
    ]),
  )
}
