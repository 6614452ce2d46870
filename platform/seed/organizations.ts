/** The organizations of the seed. The last two are the provider's own. */
export const organizations = [
  { id: 'org-northwind', name: 'Northwind Outfitters', namespace: 'northwind', site: 'Portland, OR', isTrial: false },
  { id: 'org-alpine', name: 'Alpine Supply', namespace: 'alpine', site: 'Denver, CO', isTrial: false },
  { id: 'org-harbor', name: 'Harbor Retail', namespace: 'harbor', site: 'Boston, MA', isTrial: false },
  { id: 'org-fabrikam', name: 'Fabrikam - Trial', namespace: 'fabrikam', site: 'Columbus, OH', isTrial: true },
  { id: 'org-lakeside', name: 'Lakeside Grocers', namespace: 'lakeside', site: 'Madison, WI', isTrial: false },
  { id: 'org-tailspin', name: 'Tailspin Toys', namespace: 'tailspin', site: 'Austin, TX', isTrial: false },
  { id: 'org-provider', name: 'Network Provider', namespace: 'sps', site: 'Minneapolis, MN', isTrial: false },
  {
    id: 'org-provider-support',
    name: 'Network Provider Support',
    namespace: 'spsc',
    site: 'Minneapolis, MN',
    isTrial: false,
  },
]
