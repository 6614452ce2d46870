import type { Page } from '@playwright/test'

/**
 * The access of a page, by the guards of its route (`src/app/guards.tsx`). A page of `everyone` or `public` may itself ask
 * visitors to sign in, as the profile does.
 * - `everyone`: signed-in people without a role or accepted terms, too.
 * - `beforeTerms`: visitors, and signed-in people with a role.
 * - `public`: visitors, and signed-in people with a role who accepted the terms.
 * - `signedIn`: signed-in people with a role who accepted the terms, in trial organizations, too. Visitors sign in first.
 * - `staff`: the provider's people, with the toolbox or without. For all others the page does not exist.
 */
type Access = 'everyone' | 'beforeTerms' | 'public' | 'signedIn' | 'staff'

/** The readers of tests that open every page. A developer is a customer with applications. */
export type Reader = 'visitor' | 'developer' | 'staff'

/** The email addresses of the readers' accounts in the data of the local platform. */
export const accounts = {
  visitor: undefined,
  developer: 'dev@northwind.example',
  staff: 'staff@provider.example',
} as const satisfies Record<Reader, string | undefined>

/** Carries out the main interaction of an open page: what most people do there first. */
export type Interaction = (page: Page) => Promise<void>

/** A page of the portal, at a URL that shows it filled. */
export interface PortalPage {
  /** `:appId` stands for an application of the developer. */
  url: string
  /** The document title without its prefix. */
  title: string
  access: Access
  openedBy: Partial<Record<Reader, Interaction>>
}

type Part = 'main' | 'banner' | 'dialog'

/** A press as a hand makes it: the pointer comes to rest over the element, and the button is held down for a moment. */
function press(role: 'button' | 'link' | 'radio', name: string | RegExp, part: Part = 'main'): Interaction {
  return async (page) => {
    const element = page.getByRole(part).getByRole(role, { name }).first()
    await element.hover()
    await page.waitForTimeout(150)
    await element.click({ delay: 80 })
  }
}

/** Letters typed into a field. */
function type(label: string | RegExp, text = 'order', part: Part = 'main'): Interaction {
  return (page) =>
    page.getByRole(part).getByLabel(label, { exact: true }).first().pressSequentially(text, { delay: 200 })
}

const leave = press('link', 'User Guides', 'banner')

const guideUrl = '/docs/transactions/guides/first-call'
export const operationUrl =
  '/api-doc/Transactions/Upload-a-file/?path=%2Ftransactions%2Fv5%2Fdata%2F%7BfilePath%7D&method=POST&doc=transactions%2Fopenapi%2Ftransactions-v5.json'
export const tokenCheckUrl =
  '/api-doc/authentication/check-a-token/?path=/auth-check&method=GET&doc=authentication/openapi/auth.json'
const compareUrl = '/rsx/docs/compare/Shipments?from=7.7.0&to=7.7.4'
const fieldsUrl = '/rsx/docs/fields-qualifiers'

type Row = [PortalPage['url'], PortalPage['title'], PortalPage['openedBy']]

function pagesFor(access: Access, rows: readonly Row[]): PortalPage[] {
  return rows.map(([url, title, openedBy]) => ({ url, title, access, openedBy }))
}

/** Every page of the portal. A test compares the list with the route table. */
export const pages: readonly PortalPage[] = [
  ...pagesFor('public', [
    ['/home', 'Home', { visitor: press('link', 'Get Started'), developer: press('link', 'Schema') }],
    ['/docs', 'Docs', { visitor: type('Filter'), developer: type('Filter') }],
    ['/docs/getting-started', 'Docs / Getting Started', { visitor: press('link', 'Words we use') }],
    [guideUrl, 'Docs / Transactions / Guides / First Call', { visitor: press('link', 'Sandbox and production') }],
    ['/docs/label', 'Docs / Label', { visitor: press('link', 'First label') }],
    [
      '/docs/packing-slip/guides/fields',
      'Docs / Packing Slip / Guides / Fields',
      { visitor: press('link', 'First packing slip') },
    ],
    [
      '/docs/transactions/api-doc?doc=transactions/openapi/transactions-v5.json',
      'Docs / Transactions / Api Doc',
      { visitor: type('Filter', 'file') },
    ],
    ['/docs/transactions/api-doc', 'Docs / Transactions / Api Doc', { visitor: type('Filter', 'file') }],
    [
      operationUrl,
      'Api Doc / Transactions / Upload A File',
      { visitor: press('button', 'Try it'), developer: press('button', 'Try it') },
    ],
    [
      `${tokenCheckUrl}&try=:appId`,
      'Api Doc / Authentication / Check A Token',
      { developer: press('button', 'Copy link') },
    ],
    [
      '/docs/transactions/compare?from=transactions/openapi/transactions-v4.json&to=transactions/openapi/transactions-v5.json',
      'Docs / Transactions / Compare',
      { visitor: type('Filter', 'file') },
    ],
    ['/docs/transactions/changes', 'Docs / Transactions / Changes', { visitor: press('link', /^Compare/) }],
    [
      '/docs/transactions/swagger-documentation-verification',
      'Docs / Transactions / Swagger Documentation Verification',
      { visitor: type('URL', 'https') },
    ],
    ['/rsx', 'Rsx', { visitor: press('link', /RSX overview/), developer: press('link', 'Versions') }],
    ['/rsx/docs/rsx-overview', 'Rsx / Docs / Rsx Overview', { developer: press('link', 'Versions') }],
    [
      '/rsx/docs/schema-download',
      'Rsx / Docs / Schema Download',
      { visitor: type('Filter'), developer: type('Filter') },
    ],
    ['/rsx/docs/compare', 'Rsx / Docs / Compare', { visitor: type('Filter') }],
    [
      compareUrl,
      'Rsx / Docs / Compare / Shipments',
      { visitor: type('Filter'), developer: press('radio', 'I receive') },
    ],
    ['/rsx/docs/changes', 'Rsx / Docs / Changes', { visitor: press('link', 'Orders') }],
    [
      '/user-guides',
      'User Guides',
      { visitor: press('link', /All guides/), developer: press('link', 'Connect by AS2') },
    ],
    ['/user-guides/docs/overview', 'User Guides / Docs / Overview', { developer: press('link', 'Connect by AS2') }],
    [
      '/user-guides/docs/customer-mapping-guides/netsuite-guides',
      'User Guides / Docs / Customer Mapping Guides / Netsuite Guides',
      { developer: press('link', 'Oracle') },
    ],
    // The button that signs visitors in leaves the portal.
    ['/profile/personal', 'Profile / Personal', { visitor: leave, developer: type('First name') }],
    ['/profile/contact', 'Profile / Contact', { developer: type(/Phone number/, '123') }],
    ['/profile/display', 'Profile / Display', { developer: press('radio', /United Kingdom/) }],
    ['/profile/password', 'Profile / Password', { developer: type('New password') }],
    [
      '/tools/document-check',
      'Tools / Document Check',
      { visitor: press('button', 'Check this example'), developer: press('button', 'Check this example') },
    ],
    [
      '/tools/document-check/sample',
      'Tools / Document Check / Sample',
      { visitor: press('button', 'Another sample'), developer: press('button', 'Another sample') },
    ],
    ['/tools/error-decoder', 'Tools / Error Decoder', { visitor: press('button', 'Decode this example') }],
    ['/search?q=shipment', 'Search', { visitor: type('Search for') }],
    ['/search?q=shipment&group=fields', 'Search', { developer: type('Search for') }],
    ['/no-such-page', 'No Such Page', { visitor: press('link', 'Go to Home') }],
  ]),
  ...pagesFor('signedIn', [
    ['/applications', 'Applications', { developer: press('link', 'Warranty Registration') }],
    ['/app', 'App', { developer: type('Name') }],
    ['/app/:appId', 'App', { developer: type('Name') }],
    ['/app/:appId?expandIndex=4', 'App', { developer: press('button', 'Show App Secret') }],
    [fieldsUrl, 'Rsx / Docs / Fields Qualifiers', { developer: type('Version', '7.7') }],
    [`${fieldsUrl}/7.7.4/Orders`, 'Rsx / Docs / Fields Qualifiers / 7.7.4 / Orders', { developer: type('Filter') }],
    [
      `${fieldsUrl}/7.7.4/Orders/ItemAttributeQualifier`,
      'Rsx / Docs / Fields Qualifiers / 7.7.4 / Orders / ItemAttributeQualifier',
      { developer: type('Filter', 'AC') },
    ],
    ['/rsx/docs/my-designs', 'Rsx / Docs / My Designs', { developer: press('button', 'Details of OrderHeader') }],
    [
      '/rsx/docs/my-designs/compare?retailer=Harbor+%26+Pine&retailer=Northgate+Outfitters&add=Copperfield+Pharmacy',
      'Rsx / Docs / My Designs / Compare',
      { developer: type('Filter', 'qty') },
    ],
    ['/rsx/docs/example-download', 'Rsx / Docs / Example Download', { developer: type('Filter') }],
    ['/tools/shipping-doc-browser', 'Tools / Shipping Doc Browser', { developer: type('Filter', 'pallet') }],
    [
      '/tools/shipping-doc-browser/field-requirements',
      'Tools / Shipping Doc Browser / Field Requirements',
      { developer: press('link', 'Choose labels and packing slips') },
    ],
  ]),
  ...pagesFor('staff', [
    ['/rsx/internal-docs/README', 'Rsx / Internal Docs / README', { staff: press('link', 'Versions') }],
    ['/tools/example-tool', 'Tools / Example Tool', { staff: leave }],
  ]),
  ...pagesFor('beforeTerms', [['/user-agreement', 'User Agreement', { developer: leave }]]),
  ...pagesFor('everyone', [
    ['/signup', 'Signup', { visitor: type('First Name') }],
    ['/contact-info', 'Contact Info', { visitor: press('button', 'Contact Support') }],
    ['/contact-info?contactSupport=true', 'Contact Info', { visitor: type('First name', 'Robin', 'dialog') }],
    // A dialog thanks for the message.
    ['/contact-info/success', 'Contact Info / Success', { visitor: press('button', 'Close', 'dialog') }],
    ['/locations', 'Locations', { visitor: press('link', 'Contact page') }],
    ['/terms-of-use', 'Terms Of Use', { visitor: leave }],
    ['/login', 'Login', { visitor: press('link', 'Forgot password?') }],
    ['/login/no-user-found', 'Login / No User Found', { visitor: press('link', 'Contact page') }],
    ['/login/reset-password', 'Login / Reset Password', { visitor: type('Email') }],
    ['/login/create', 'Login / Create', { visitor: press('link', 'Contact support') }],
    ['/login/create-new-password', 'Login / Create New Password', { visitor: press('link', 'Ask for a new link') }],
    ['/verify-org?key=none&state=none', 'Verify Org', { developer: press('button', 'Try again') }],
    ['/supply-pike/consent?key=none&state=none', 'Supply Pike / Consent', { developer: press('button', 'Try again') }],
    ['/console/callback', 'Console / Callback', { visitor: press('button', 'Close the window') }],
  ]),
]

/** A page as one reader opens it. */
export interface PageView extends PortalPage {
  reader: Reader
  /** Email address of the reader's account; undefined for visitors. */
  person: string | undefined
  interact: Interaction
}

/** Every page, as each of its readers opens it. */
export const pageViews: readonly PageView[] = pages.flatMap((page) =>
  (Object.entries(page.openedBy) as [Reader, Interaction][]).map(([reader, interact]) => ({
    ...page,
    reader,
    person: accounts[reader],
    interact,
  })),
)

/** Returns what a reader does first on the page of this URL. */
export function mainInteraction(url: string, reader: Reader): Interaction {
  const view = pageViews.find((each) => each.url === url && each.reader === reader)
  if (!view) throw new Error(`No ${reader} opens ${url}`)
  return view.interact
}
