import { describe, expect, test } from 'vitest'
import { chooseDocument, laterVersions, versionsOf } from '@/engines/rsx/document-choice'
import type { OpenedDocument } from '@/engines/rsx/documents'

const names = {
  '7.7.4': ['Orders', 'Shipments'],
  '7.7.0': ['Orders', 'Shipments', 'Remittances'],
  '7.10': ['Orders'],
  '6.1': ['Orders', 'Manifests'],
}
const opened: OpenedDocument = {
  id: 1,
  name: 'a.xml',
  format: 'XML',
  length: 10,
  document: 'Orders',
  candidates: ['Orders'],
  versionLine: undefined,
  findings: [],
}
const nothing = { document: undefined, version: undefined }
type Choice = { document?: string; version?: string }
const choice = (part: Partial<OpenedDocument>, fromUrl: Choice = {}, chosen: Choice = {}) => {
  const { document, version } = chooseDocument(
    { ...opened, ...part },
    { ...nothing, ...chosen },
    { ...nothing, ...fromUrl },
    names,
  )
  return [document, version]
}

describe('the type of a document', () => {
  test('is the one that it tells, whatever the address says', () => {
    expect(choice({}, { document: 'Shipments' })).toEqual(['Orders', '7.7.4'])
  })

  test('is the chosen one where several are possible', () => {
    const part = { document: undefined, candidates: ['Orders', 'Shipments'] }
    expect(choice(part)).toEqual([undefined, undefined])
    expect(choice(part, { document: 'Shipments' })).toEqual(['Shipments', '7.7.4'])
    expect(choice(part, { document: 'Invoices' })).toEqual([undefined, undefined])
  })

  test('that only its name tells goes before the address, and gives way to the one that was chosen for it', () => {
    const part = { document: 'Orders', candidates: ['Orders', 'Shipments'] }
    expect(choice(part, { document: 'Shipments' })).toEqual(['Orders', '7.7.4'])
    expect(choice(part, {}, { document: 'Shipments' })).toEqual(['Shipments', '7.7.4'])
    expect(choice({}, {}, { document: 'Shipments' })).toEqual(['Orders', '7.7.4'])
  })
})

describe('the version of a document', () => {
  test('is 7.7.4, else 7.7.0, else the newest that has it', () => {
    expect(choice({ document: 'Remittances' })).toEqual(['Remittances', '7.7.0'])
    expect(choice({ document: 'Manifests' })).toEqual(['Manifests', '6.1'])
  })

  test('is the chosen one if it has the document and fits the namespace', () => {
    expect(choice({ versionLine: '7.7' }, { version: '7.7.0' })).toEqual(['Orders', '7.7.0'])
    expect(choice({ versionLine: '7.7' }, { version: '6.1' })).toEqual(['Orders', '7.7.4'])
  })

  test('is undefined when no version has the document', () => {
    expect(choice({ document: 'toString' })).toEqual(['toString', undefined])
  })

  test('is the usual one when no version is of the line that the namespace names, and another can be chosen', () => {
    for (const versionLine of ['8.0', '7.1', '7.7.9']) {
      expect(choice({ versionLine })).toEqual(['Orders', '7.7.4'])
      expect(choice({ versionLine }, {}, { version: '6.1' })).toEqual(['Orders', '6.1'])
    }
  })

  test('is offered newest first, and 7.10 is not of the line 7.1', () => {
    const all = ['7.10', '7.7.4', '7.7.0', '6.1']
    expect(versionsOf('Orders', undefined, names)).toEqual(all)
    expect(versionsOf('Orders', '7.1', names)).toEqual(all)
    expect(versionsOf('Orders', '7.7.0', names)).toEqual(['7.7.0'])
    expect(versionsOf('Orders', '7.7', names)).toEqual(['7.7.4', '7.7.0'])
  })

  test('has later versions, the next one first; versions without a number have none', () => {
    expect(laterVersions('Orders', '6.1', names)).toEqual(['7.7.0', '7.7.4', '7.10'])
    expect(laterVersions('Orders', '7.10', names)).toEqual([])
    const more = { ...names, sip: ['Orders'] }
    expect(laterVersions('Orders', '7.7.4', more)).toEqual(['7.10'])
    expect(laterVersions('Orders', 'sip', more)).toEqual([])
  })
})
