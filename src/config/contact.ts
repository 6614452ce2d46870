/** The fixed numbers and addresses of the contact page (1 §2, §9). */
export const contactChannels = {
  portalPhone: '+1 (555) 010-0142',
  billingPhone: '+1 (555) 010-0177',
  billingEmail: 'billing@network.example',
}

/** What the case-management service is told beside what was typed (1 §7). */
export const supportPost = {
  type: 'Dev Center',
  external: '1',
  /** Value of `Escalation_To__c` for messages to the product team. */
  productTeam: 'Product Team',
}

/**
 * Names and values of the sales post that the specification leaves to configuration (decisions, Authorization and
 * forms): a lead service names them by its own fields.
 */
export const salesPost = {
  organizationName: 'oid',
  leadSourceName: 'lead_source',
  leadSource: 'Dev Center',
  campaignName: 'Campaign_ID',
  campaign: 'dev-center-contact',
  consentName: 'consent',
  messageName: 'description',
}
