/** A page of the documentation of a service. */
export interface Guide {
  title: string
  slug: string
  page: string
}

/** The guides that explanations link to. A guide that the table of contents does not list has no link (DECODER-8). */
export const guides = {
  errors: { title: 'Errors of all APIs', slug: 'getting-started', page: 'errors' },
  rateLimits: { title: 'Rate limits', slug: 'getting-started', page: 'rate-limits' },
  environments: { title: 'Sandbox and production', slug: 'getting-started', page: 'environments' },
  tokenErrors: { title: 'Errors of authentication', slug: 'authentication', page: 'errors' },
  tokenTrouble: { title: 'Troubleshooting of authentication', slug: 'authentication', page: 'troubleshooting' },
  audience: { title: 'Audience', slug: 'authentication', page: 'audience' },
  transactions: { title: 'Errors and limits of transactions', slug: 'transactions', page: 'guides/errors' },
  labels: { title: 'Errors of labels', slug: 'label', page: 'guides/errors' },
  packingSlips: { title: 'Errors of packing slips', slug: 'packing-slip', page: 'guides/troubleshooting' },
  partners: { title: 'Errors of trading partners', slug: 'trading-partners', page: 'errors' },
  refusals: { title: 'Refused documents', slug: 'rsx-docs', page: 'return-documents/refused-documents' },
  sftp: { title: 'Connect with SFTP', slug: 'rsx-docs', page: 'connect-with-sftp' },
  x12: { title: 'From X12 to RSX', slug: 'rsx-docs', page: 'from-x12' },
} as const satisfies Record<string, Guide>

export type GuideId = keyof typeof guides

/** Returns the guide of the API that an address belongs to; undefined for other APIs. */
export function guideOfCall(url: string | undefined): GuideId | undefined {
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/i.exec(url ?? '')?.[1] ?? ''
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1]
}

const prefixes: readonly (readonly [prefix: string, guide: GuideId])[] = [
  ['/transactions/', 'transactions'],
  ['/label/', 'labels'],
  ['/packing-slip/', 'packingSlips'],
  ['/submissions/', 'partners'],
  ['/oauth/', 'tokenErrors'],
  ['/authorize', 'tokenErrors'],
]
