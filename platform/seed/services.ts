interface SeedService {
  id: string
  slug: string
  name: string
  description: string
  isPublic?: boolean
  isBeta?: boolean
  isInactive?: boolean
}

/** The services of the network, in the order of the API's list. Services that are not public are listed with a token only. */
export const services: SeedService[] = [
  {
    id: 'svc-getting-started',
    slug: 'getting-started',
    name: 'Getting Started',
    description: 'From an empty account to the first document on the network, in an afternoon.',
    isPublic: true,
  },
  {
    id: 'svc-authentication',
    slug: 'authentication',
    name: 'Authentication',
    description: 'How applications obtain access tokens: client credentials, authorization code and PKCE.',
    isPublic: true,
  },
  {
    id: 'svc-transactions',
    slug: 'transactions',
    name: 'Transactions',
    description: 'Send and receive orders, shipments and invoices as files, and track the status of each one.',
    isPublic: true,
  },
  {
    id: 'svc-label',
    slug: 'label',
    name: 'Shipping Labels',
    description:
      'Render GS1-128 carton and pallet labels for every retailer as PDF or ZPL, one at a time or in batches.',
    isPublic: true,
  },
  {
    id: 'svc-packing-slip',
    slug: 'packing-slip',
    name: 'Packing Slips',
    description: 'Render the packing slips that retailers ask for, from the data of a shipment.',
    isPublic: true,
  },
  {
    id: 'svc-trading-partners',
    slug: 'trading-partners',
    name: 'Trading Partners',
    description: 'Submit a new trading relationship and follow its onboarding.',
    isPublic: true,
  },
  {
    id: 'svc-item-catalog',
    slug: 'item-catalog',
    name: 'Item Catalog',
    description: 'Publish items with the attributes that each retailer requires.',
    isPublic: true,
    isBeta: true,
  },
  {
    id: 'inventory-api',
    slug: 'inventory-api',
    name: 'Inventory',
    description: 'Report available and projected quantities per item and location.',
    isPublic: true,
  },
  {
    id: 'document-collection-api',
    slug: 'document-collection-api',
    name: 'Document Collection',
    description:
      'Group the documents of one business process: an order with its acknowledgement, shipments and invoices.',
    isPublic: true,
  },
  {
    id: 'svc-order-insights',
    slug: 'order-insights',
    name: 'Order Insights',
    description: 'Fill rates, lead times and chargebacks per trading partner.',
    isBeta: true,
  },
  {
    id: 'svc-remittances',
    slug: 'remittances',
    name: 'Remittances',
    description: 'Payments and deductions of retailers, matched with the invoices they belong to.',
  },
  {
    id: 'svc-webhooks',
    slug: 'webhooks',
    name: 'Event Notifications',
    description: 'Receive a webhook when a document arrives, instead of polling.',
    isBeta: true,
  },
  {
    id: 'svc-routing-requests',
    slug: 'routing-requests',
    name: 'Routing Requests',
    description: 'Ask a retailer for routing instructions and receive the carrier and pick-up appointment.',
  },
  {
    id: 'svc-order-status',
    slug: 'order-status',
    name: 'Order Status (retired)',
    description: 'Replaced by Transactions.',
    isPublic: true,
    isInactive: true,
  },
  {
    id: 'svc-build-guides',
    slug: 'build-guides',
    name: 'Build Guides',
    description: 'Internal: how the teams of the provider build integrations.',
  },
  {
    id: 'svc-dev-tools',
    slug: 'dev-tools',
    name: 'Development Tools',
    description: 'Internal: tools for engineers of the provider.',
  },
  {
    id: 'svc-rsx-docs',
    slug: 'rsx-docs',
    name: 'RSX Documentation',
    description: 'The XML format of the network: documents, fields, qualifiers and examples.',
    isPublic: true,
  },
  {
    id: 'svc-internal-docs',
    slug: 'internal-docs',
    name: 'Internal RSX Documentation',
    description: 'Internal: schema versions and mapping notes.',
  },
  {
    id: 'svc-user-guides',
    slug: 'user-guides',
    name: 'User Guides',
    description: 'Guides for people who map, test and support integrations.',
    isPublic: true,
  },
]
