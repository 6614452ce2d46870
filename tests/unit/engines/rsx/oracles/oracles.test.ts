import { expect, it, vi } from 'vitest'
import { runOracle } from './oracle-run'

// Both oracles first compile the schemas of eight documents.
vi.setConfig({ testTimeout: 60_000 })

it('agrees with libxml2 about mutated XML documents', async () => {
  const { documents, invalid, differences } = await runOracle('XML', { runs: 150, seed: 11 })
  expect(differences.slice(0, 3)).toEqual([])
  expect(documents).toBe(150)
  expect(invalid).toBeGreaterThan(75)
})

it('agrees with Ajv about mutated JSON documents', async () => {
  const { documents, invalid, differences } = await runOracle('JSON', { runs: 150, seed: 12 })
  expect(differences.slice(0, 3)).toEqual([])
  expect(documents).toBe(150)
  expect(invalid).toBeGreaterThan(75)
})
