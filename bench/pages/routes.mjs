// Every route of the portal with an address that shows it filled, its main interaction, and the person who opens it; none: a
// visitor.
const developer = 'dev@northwind.example'
const staff = 'staff@provider.example'
const operation =
  '/api-doc/Transactions/Upload-a-file/?path=%2Ftransactions%2Fv5%2Fdata%2F%7BfilePath%7D&method=POST&doc=transactions%2Fopenapi%2Ftransactions-v5.json'
const shippingDocuments = '/tools/shipping-doc-browser'

export const guide = '/docs/transactions/guides/first-call'
export { operation }

/** A press as a hand makes it: the pointer comes to rest over the element, and the button is held down for a moment. */
const pressOn = async (element) => {
  await element.hover()
  await element.page().waitForTimeout(150)
  await element.click({ delay: 80 })
}
/** A press on the first element of the page's main part with this role and name. */
const press = (role, name) => (page) => pressOn(page.getByRole('main').getByRole(role, { name }).first())
/** Letters typed into a field. */
const type =
  (label, text = 'order') =>
  (page) =>
    page.getByRole('main').getByLabel(label, { exact: true }).first().pressSequentially(text, { delay: 200 })
const pressInBar = (name) => (page) => pressOn(page.getByRole('banner').getByRole('link', { name }).first())

export const routes = [
  ['/home', press('link', 'Get Started')],
  ['/home', press('link', 'Schema'), developer],
  ['/applications', press('link', 'Warranty Registration'), developer],
  ['/app', type('Name'), developer],
  // The first application of the list; its address is read from there.
  ['/app/:appId', type('Name'), developer],
  ['/app/:appId?expandIndex=4', press('button', 'Show App Secret'), developer],
  ['/docs', type('Filter')],
  ['/docs', type('Filter'), developer],
  ['/docs/getting-started', press('link', 'Words we use')],
  [guide, press('link', 'Sandbox and production')],
  ['/docs/label', press('link', 'First label')],
  ['/docs/transactions/api-doc?doc=transactions/openapi/transactions-v5.json', type('Filter', 'file')],
  [operation, press('button', 'Try it')],
  [operation, press('button', 'Try it'), developer],
  ['/docs/transactions/swagger-documentation-verification', type('URL', 'https')],
  ['/rsx', press('link', /RSX overview/)],
  ['/rsx', press('link', 'Versions'), developer],
  ['/rsx/docs/rsx-overview', press('link', 'Versions'), developer],
  ['/rsx/docs/schema-download', type('Filter')],
  ['/rsx/docs/schema-download', type('Filter'), developer],
  ['/rsx/docs/fields-qualifiers', type('Version', '7.7'), developer],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders', type('Filter'), developer],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders/ItemAttributeQualifier', type('Filter', 'AC'), developer],
  ['/rsx/docs/my-designs', press('button', 'Details of OrderHeader'), developer],
  ['/rsx/docs/example-download', type('Filter'), developer],
  ['/rsx/internal-docs/README', press('link', 'Versions'), staff],
  ['/user-guides', press('link', /All guides/)],
  ['/user-guides', press('link', 'Connect by AS2'), developer],
  ['/user-guides/docs/overview', press('link', 'Connect by AS2'), developer],
  ['/user-guides/docs/customer-mapping-guides/netsuite-guides', press('link', 'Oracle'), developer],
  // Sign In leaves the portal.
  ['/profile', pressInBar('User Guides')],
  ['/profile/personal', type('First name'), developer],
  ['/profile/contact', type(/Phone number/, '123'), developer],
  ['/profile/display', press('radio', /United Kingdom/), developer],
  ['/profile/password', type('New password'), developer],
  ['/tools/document-check', press('button', 'Check this example'), developer],
  ['/tools/document-check/sample', press('button', 'Another sample'), developer],
  ['/tools/error-decoder', press('button', 'Decode this example')],
  [shippingDocuments, type('Filter', 'pallet'), developer],
  [`${shippingDocuments}/field-requirements`, press('link', 'Choose labels and packing slips'), developer],
  ['/tools/example-tool', pressInBar('User Guides'), staff],
  ['/signup', type('First Name')],
  ['/contact-info', press('button', 'Contact Support')],
  // A dialog thanks for the message.
  ['/contact-info/success', (page) => pressOn(page.getByRole('dialog').getByRole('button', { name: 'Close' }).first())],
  ['/search?q=shipment', type('Search for')],
  ['/search?q=shipment&group=fields', type('Search for'), developer],
  ['/locations', press('link', 'Contact page')],
  ['/terms-of-use', pressInBar('User Guides')],
  ['/login', press('link', 'Forgot password?')],
  ['/login/no-user-found', press('link', 'Contact page')],
  ['/login/reset-password', type('Email')],
  ['/login/create', press('link', 'Contact support')],
  ['/login/create-new-password', press('link', 'Ask for a new link')],
  ['/verify-org?key=none&state=none', press('button', 'Try again'), developer],
  ['/supply-pike/consent?key=none&state=none', press('button', 'Try again'), developer],
  ['/console/callback', press('button', 'Close the window')],
  ['/user-agreement', pressInBar('User Guides'), developer],
  ['/no-such-page', press('link', 'Go to Home')],
].map(([address, interact, person]) => ({ address, interact, person }))
