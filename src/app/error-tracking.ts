import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser'

/**
 * Starts error tracking: reports every error, without sampling (CONF-4). The user-type tag is all that it sends about the
 * user. Addresses are sent without query and hash, and neither input nor request bodies are recorded, because they may hold
 * codes and secrets.
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
    beforeSend: (event) => withoutQueries(event),
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  client.init()
  // The breadcrumbs integration of the SDK would record clicks and requests too, and doubles the size of this chunk.
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    scope.addBreadcrumb({ category: 'navigation', data: { to: new URL(destination.url).pathname } })
  })
  return {
    report: (error: unknown) => void scope.captureException(error),
    setUserType: (value: string) => void scope.setTag('user-type', value),
  }
}

/** Removes query and hash from every address in an event: the page's address, and addresses in messages and stack traces. */
function withoutQueries(event: ErrorEvent): ErrorEvent {
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = withoutQuery(exception.value)
    for (const frame of exception.stacktrace?.frames ?? []) {
      if (frame.filename !== undefined) frame.filename = withoutQuery(frame.filename)
    }
  }
  if (event.message !== undefined) event.message = withoutQuery(event.message)
  return { ...event, request: { url: window.location.origin + window.location.pathname } }
}

function withoutQuery(text: string): string {
  return text.replaceAll(/https?:\/\/\S*/g, (address) => address.replace(/[?#].*/, ''))
}
