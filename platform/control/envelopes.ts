/** An envelope of the error-tracking SDK, as far as tests look into it. */
export interface Envelope {
  project: string
  receivedAt: string
  items: { type: string; payload: unknown }[]
}

export interface Envelopes {
  add(envelope: Envelope): void
  list(): Envelope[]
}

const kept = 200

/** Envelopes live in memory: nobody needs them after a restart. */
export function createEnvelopes(): Envelopes {
  const envelopes: Envelope[] = []
  return {
    add(envelope) {
      envelopes.push(envelope)
      if (envelopes.length > kept) envelopes.shift()
    },
    list: () => [...envelopes],
  }
}
