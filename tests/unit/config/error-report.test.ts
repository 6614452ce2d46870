import { beforeEach, expect, it, vi } from 'vitest'

// The queue belongs to the module, so each test loads a fresh one.
beforeEach(() => vi.resetModules())
const loadReport = () => import('@/config/error-report')

it('hands over the errors that were reported before there was a reporter', async () => {
  const { reportError, setErrorReporter } = await loadReport()
  const received: unknown[] = []
  reportError('early')
  setErrorReporter((error) => received.push(error))
  reportError('late')
  expect(received).toEqual(['early', 'late'])
})

it('queues at most 20 errors while there is no reporter', async () => {
  const { reportError, setErrorReporter } = await loadReport()
  for (let count = 1; count <= 1000; count++) reportError(count)
  const received: unknown[] = []
  setErrorReporter((error) => received.push(error))
  expect(received).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

it('drops errors when no DSN is configured', async () => {
  vi.doMock('@/config/environment', () => ({ environment: () => ({ errorTrackingDsn: undefined, name: 'prod' }) }))
  const { reportError, setErrorReporter } = await loadReport()
  const { startErrorReports } = await import('@/app/error-reports')
  reportError('before')
  startErrorReports()
  reportError('after')
  const received: unknown[] = []
  setErrorReporter((error) => received.push(error))
  expect(received).toEqual([])
})
