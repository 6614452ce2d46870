import type { Page } from '@playwright/test'
import { ports } from '../build/environments.ts'

const developer = 'dev@northwind.example'
const staff = 'staff@provider.example'

/** A way through the portal that loads code: a page, or something on a page. */
export interface Visit {
  name: string
  /** Path of the page. `:appId` stands for an application of the person. */
  path: string
  /** Email address of the person who is signed in; a visitor without it. */
  person?: string
  isNarrow?: boolean
  /** Opens a part of the page. Without it, the visit is the page itself. */
  open?: (page: Page) => Promise<void>
  /** Label of a field of the page that is filled before the part is opened, in cases with unsaved input. */
  field?: string
}

const operation =
  '/api-doc/Transactions/Upload-a-file/?path=%2Ftransactions%2Fv5%2Fdata%2F%7BfilePath%7D&method=POST&doc=transactions%2Fopenapi%2Ftransactions-v5.json'

const labelDocument = `http://localhost:${ports.platform}/content/docs/label/openapi/label-v1.json`

/** The pages of the portal, in the order in which code is assigned to the first page that loads it. */
const pages: [path: string, person?: string][] = [
  ['/home'],
  ['/home', developer],
  ['/applications', developer],
  ['/app', developer],
  ['/app/:appId?expandIndex=4', developer],
  ['/docs'],
  ['/docs/getting-started'],
  ['/docs/transactions/guides/first-call'],
  ['/docs/label'],
  ['/docs/packing-slip/guides/fields'],
  ['/docs/transactions/api-doc?doc=transactions/openapi/transactions-v5.json'],
  [operation],
  ['/docs/transactions/swagger-documentation-verification'],
  [`/docs/label/swagger-documentation-verification?url=${labelDocument}`],
  ['/rsx'],
  ['/rsx/docs/rsx-overview', developer],
  ['/rsx/docs/schema-download', developer],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders/ItemAttributeQualifier', developer],
  ['/rsx/docs/my-designs', developer],
  ['/rsx/docs/example-download', developer],
  ['/rsx/internal-docs/README', staff],
  ['/user-guides'],
  ['/user-guides/docs/overview', developer],
  ['/user-guides/docs/customer-mapping-guides/netsuite-guides', developer],
  ['/profile/personal', developer],
  ['/profile/contact', developer],
  ['/profile/display', developer],
  ['/profile/password', developer],
  ['/tools/document-check', developer],
  ['/tools/document-check/sample', developer],
  ['/tools/error-decoder'],
  ['/tools/shipping-doc-browser', developer],
  ['/tools/shipping-doc-browser/field-requirements', developer],
  ['/tools/example-tool', staff],
  ['/signup'],
  ['/contact-info'],
  ['/contact-info?contactSupport=true'],
  ['/search?q=shipment'],
  ['/search?q=shipment&group=fields', developer],
  ['/locations'],
  ['/terms-of-use'],
  ['/login'],
  ['/login/no-user-found'],
  ['/login/reset-password'],
  ['/login/create'],
  ['/login/create-new-password'],
  ['/verify-org?key=none&state=none', developer],
  ['/supply-pike/consent?key=none&state=none', developer],
  ['/console/callback'],
  ['/user-agreement', developer],
]

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 10_000 })

const parts: Visit[] = [
  { name: 'menu of a narrow window', path: '/locations', isNarrow: true, open: press('Menu') },
  {
    name: 'search',
    path: '/profile/personal',
    person: developer,
    field: 'First Name',
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'photo dialog',
    path: '/profile/personal',
    person: developer,
    field: 'First Name',
    open: (page) => page.getByLabel('Photo file').setInputFiles('docs/images/home.png'),
  },
  {
    name: 'rules of a password',
    path: '/profile/password',
    person: developer,
    field: 'Current password',
    open: (page) => page.getByLabel('New password').first().fill('Portal-2027!', { timeout: 10_000 }),
  },
  { name: 'token samples', path: '/app/:appId?expandIndex=4', person: developer, open: press('Show Code Samples') },
  { name: 'secret', path: '/app/:appId?expandIndex=4', person: developer, open: press('Show App Secret') },
  { name: 'console', path: operation, person: developer, open: press('Try it') },
  { name: 'copied page', path: operation, open: press('Copy page') },
  {
    name: 'decoded answer',
    path: '/tools/error-decoder',
    open: (page) => page.getByRole('textbox').first().fill('{"error":"invalid_token"}', { timeout: 10_000 }),
  },
]

/** Everything that the suite opens. The pages come first. */
export const visits: readonly Visit[] = [
  ...pages.map(([path, person]): Visit => ({
    name: `${path.split('?')[0]}${person === undefined ? '' : ` as ${person.split('@')[0]}`}`,
    path,
    ...(person !== undefined && { person }),
  })),
  ...parts,
]

/** Why no visit loads a chunk, by the name of the chunk. */
export const unreached: Record<string, string> = {
  MaintenancePage: 'shown only while the maintenance splash is turned on',
  UnknownHostPage: 'shown only on a host name without an environment',
  TermsGate: 'shown only to a person who has not accepted the terms',
  AcceptTerms: 'shown only to a person who has not accepted the terms',
  Answer: 'shown after a request of the console was sent',
  CallHistory: 'shown after a request of the console was sent',
  CallbackNeeded: 'shown in the console for an application without its callback address',
  FormBody: 'shown in the console for an operation with a form as its body',
  JsonForm: 'shown in the console for an operation with a JSON body',
  'send.worker': 'started when a request of the console is sent',
  'answer-tree.worker': 'started when the answer to a request of the console is shown as a tree',
  CodeEditor: 'opened from a finding of a checked document',
  KindExplanation: 'opened from a finding of a checked document',
  FirstDocument: 'shown only on the first page of the browser, where the start script has requested the document',
  archive: 'loaded when several schemas are downloaded',
  'parse-html': 'loaded by the Markdown worker for a description with HTML',
  'auth0-spa-js.worker.production': 'started only where refresh tokens are turned on',
}
