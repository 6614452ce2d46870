/** The parts of an error-tracking envelope that tests read. */
export interface Envelope {
  project: string
  receivedAt: string
  items: { type: string; payload: unknown }[]
}

export interface Envelopes {
  add(envelope: Envelope): void
  list(): Envelope[]
}

const maxEnvelopes = 200

/** Keeps the last envelopes in memory. */
export function createEnvelopes(): Envelopes {
  const envelopes: Envelope[] = []
  return {
    add(envelope) {
      envelopes.push(envelope)
      if (envelopes.length > maxEnvelopes) envelopes.shift()
    },
    list: () => [...envelopes],
  }
}
