import { expect, it } from 'vitest'
import { below, bundleOf, rootOf } from '@/engines/openapi/reader/spec-document'
import { exampleHeaders } from '../../platform/sandbox/examples'

it('a response has the same example headers however many were read before', () => {
  const keywords = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, '']))
  const bundle = bundleOf('http://localhost/api.json', {
    openapi: '3.1.0',
    components: { responses: { Saved: { headers: { 'x-size': { schema: { type: 'integer', ...keywords } } } } } },
  })
  const response = below(rootOf(bundle.main), 'components', 'responses', 'Saved')
  for (let call = 0; call < 200; call++) expect(exampleHeaders(bundle, response)).toEqual({ 'x-size': '0' })
})
