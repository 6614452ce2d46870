/** The operation for the first call of an application: it needs no permission and changes nothing (CONSOLE-45). */
export const firstCall = {
  service: 'Authentication',
  title: 'Check a token',
  doc: 'authentication/openapi/auth.json',
  method: 'GET',
  path: '/auth-check',
} as const
