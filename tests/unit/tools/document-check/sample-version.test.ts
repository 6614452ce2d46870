import { describe, expect, test } from 'vitest'
import { sampleVersionOf, sampleVersions } from '@/features/tools/document-check/model/sample-version'

describe('the version of a sample', () => {
  const all = ['Orders', 'OrderAcks', 'Shipments', 'Invoices']
  const names = {
    '7.7.4': all,
    '7.10': all,
    '7.7.0': [...all, 'Remittances'],
    '7.3.0': all,
    '7.5': ['Orders'],
    sip: all,
  }

  test('is one that has all documents of an order with the names of today', () => {
    expect(sampleVersions(names)).toEqual(['7.10', '7.7.4', '7.7.0', 'sip'])
  })

  test('is the preferred one, else 7.7.4', () => {
    expect(sampleVersionOf(names, 'sip')).toBe('sip')
    expect(sampleVersionOf(names, '7.3.0')).toBe('7.7.4')
    expect(sampleVersionOf({}, 'constructor')).toBe('7.7.4')
  })
})
