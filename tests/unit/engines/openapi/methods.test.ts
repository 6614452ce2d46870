import { expect, test } from 'vitest'
import { isSupported } from '@/engines/openapi/document/title'

test('five methods are supported', () => {
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY', 'coPy']
  expect(methods.filter(isSupported)).toEqual(['GET', 'PUT', 'POST', 'DELETE', 'PATCH'])
})
