// Every route of the portal with an address that shows it filled, and the person who opens it; none: a visitor.
const developer = 'dev@northwind.example';
const staff = 'staff@provider.example';
const operation = '/api-doc/Transactions/Upload-a-file/?path=%2Ftransactions%2Fv5%2Fdata%2F%7BfilePath%7D&method=POST&doc=transactions%2Fopenapi%2Ftransactions-v5.json';
const shippingDocuments = '/tools/shipping-doc-browser';

export const guide = '/docs/transactions/guides/first-call';
export { operation };

export const routes = [
  ['/home'],
  ['/home', developer],
  ['/applications', developer],
  ['/app', developer],
  // The first application of the list; its address is read from there.
  ['/app/:appId', developer],
  ['/app/:appId?expandIndex=4', developer],
  ['/docs'],
  ['/docs', developer],
  ['/docs/getting-started'],
  [guide],
  ['/docs/label'],
  ['/docs/transactions/api-doc?doc=transactions/openapi/transactions-v5.json'],
  [operation],
  [operation, developer],
  ['/docs/transactions/swagger-documentation-verification'],
  ['/rsx'],
  ['/rsx', developer],
  ['/rsx/docs/rsx-overview', developer],
  ['/rsx/docs/schema-download'],
  ['/rsx/docs/schema-download', developer],
  ['/rsx/docs/fields-qualifiers', developer],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders', developer],
  ['/rsx/docs/fields-qualifiers/7.7.4/Orders/ItemAttributeQualifier', developer],
  ['/rsx/docs/my-designs', developer],
  ['/rsx/docs/example-download', developer],
  ['/rsx/internal-docs/README', staff],
  ['/user-guides'],
  ['/user-guides', developer],
  ['/user-guides/docs/overview', developer],
  ['/user-guides/docs/customer-mapping-guides/netsuite-guides', developer],
  ['/profile'],
  ['/profile/personal', developer],
  ['/profile/contact', developer],
  ['/profile/display', developer],
  ['/profile/password', developer],
  [shippingDocuments, developer],
  [`${shippingDocuments}/field-requirements`, developer],
  ['/tools/example-tool', staff],
  ['/signup'],
  ['/contact-info'],
  ['/contact-info/success'],
  ['/locations'],
  ['/terms-of-use'],
  ['/login'],
  ['/login/no-user-found'],
  ['/login/reset-password'],
  ['/login/create'],
  ['/login/create-new-password'],
  ['/verify-org?key=none&state=none', developer],
  ['/supply-pike/consent?key=none&state=none', developer],
  ['/user-agreement', developer],
  ['/no-such-page'],
].map(([address, person]) => ({ address, person }));
