/** The phone numbers and email addresses of the contact page (CONTACT-2, CONTACT-3, CONTACT-5). */
export const contactChannels = {
  portalPhone: '+1 (555) 010-0142',
  billingPhone: '+1 (555) 010-0177',
  billingEmail: 'billing@network.example',
}

/** The fixed fields of a support post (CONTACT-18). */
export const supportPost = {
  type: 'Dev Center',
  external: '1',
  /** Value of `Escalation_To__c` for messages to the product team. */
  productTeam: 'Product Team',
}

/**
 * Field names and values of a sales post that are configuration (CONTACT-20), because every lead service has its own.
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
