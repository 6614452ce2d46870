/** One numbered part of the terms; each text is a paragraph. */
interface TermsPart {
  id: string
  title: string
  texts: readonly string[]
}

/** The day of this version, and how it is written in the text, which is English for everybody. */
export const termsVersion = { day: '2026-01-05', words: 'January 05, 2026' }

/** The Terms of Use of the portal, in full (TERMS-1, TERMS-2). */
export const terms: readonly TermsPart[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    texts: [
      'These terms govern your use of Dev Center: the portal itself, its documentation and example files, its tools, and the credentials that are issued through it. They apply to everybody who opens an account, and to the organization on whose behalf that person acts.',
      'They are beside the agreement that your organization has with the provider. Where the two differ on the exchange of documents over the network, that agreement comes first; where they differ on the portal, these terms do.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    texts: [
      'You give your own name and an email address at which you can be reached, and you keep both up to date. One person uses one account.',
      'You keep your password to yourself and tell support without delay when somebody else may know it. What is done with your account counts as done by you until you have told us.',
      'Applications and their keys belong to the organization in which they were created, not to the person who created them. When you leave that organization, your access ends with it.',
    ],
  },
  {
    id: 'trial',
    title: 'Trial accounts',
    texts: [
      'A trial account is for building and testing. It comes with Sandbox Keys alone, reaches no live trading partner and must not be used to process the business of a third party.',
      'Trial data may be removed when the account has not been used for ninety days. The provider may limit or close a trial account at any time and says why when asked.',
    ],
  },
  {
    id: 'keys',
    title: 'Keys and secrets',
    texts: [
      'Sandbox Keys are for building and testing. Production Keys reach live trading partners: what is sent with them is a business document with all its consequences.',
      'An App Secret stays on a server under your control. It must not be part of an application that is handed to users, of a page in a browser, or of a repository that others can read.',
      'When a secret may have become known, delete the application or tell support, so that the secret can be replaced.',
    ],
  },
  {
    id: 'data',
    title: 'Data of trading partners',
    texts: [
      'You use the data of retailers and suppliers only for the exchange of documents between the parties named in them, and keep it no longer than that purpose or the law requires.',
      'An application that acts for other organizations asks each of them for its consent, does no more than was consented to, and stops when the consent is withdrawn.',
      'You protect personal data in documents, such as the address of a consumer, as the law of the place where that person lives requires.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use of the services',
    texts: [
      'Requests may be limited in number. Ask for a token when the last one ends, not for every call, and wait before you repeat a call that was refused for its frequency.',
      'You do not look for weaknesses in the services without a written permission, do not get around limits, and do not use the services to build a copy of them. A weakness that you come across you report to support before you tell anybody else.',
    ],
  },
  {
    id: 'content',
    title: 'Documentation, schemas and examples',
    texts: [
      'You may use the documentation, schemas, code samples and example files to build and to run applications for the network, and change the samples as you like. Other uses need a written permission.',
      'Names and marks of the provider and of trading partners stay with their owners. An application may say that it works with the network; it must not look as if the provider had made it.',
    ],
  },
  {
    id: 'feedback',
    title: 'Requests and feedback',
    texts: [
      'What you suggest about the portal or the services may be used by the provider without payment and without an obligation. Do not send anything as feedback that has to stay confidential.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to the services',
    texts: [
      'The provider may change, add or retire a service. Changes that break existing applications are announced on the documentation pages beforehand, except where safety or the law leaves no time for it.',
      'Services that are marked Beta may change without an announcement and come without a promise about their availability.',
    ],
  },
  {
    id: 'privacy',
    title: 'What the portal records',
    texts: [
      'The portal records when you accepted these terms, which applications you created, and the calls that are made with their keys, in order to run, bill and protect the services. Errors of the portal are recorded without what you typed.',
    ],
  },
  {
    id: 'ending',
    title: 'Suspension and ending',
    texts: [
      'You may stop using the portal at any time; support closes the account when you ask for it. The provider may suspend keys or an account at once where these terms are broken or where others are at risk, and otherwise ends an account with thirty days of notice.',
      'With the end of an account its keys stop working. The parts on data of trading partners, liability and claims stay in force.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranty',
    texts: [
      'The portal, its documentation and its examples are provided as they are. The provider takes care that they are right, and does not promise that they are free of errors, always available or fit for a certain purpose.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    texts: [
      'As far as the law allows, the provider is not liable for lost profit, lost data or indirect damage that arises from the use of the portal. For use that is free of charge, liability for direct damage is limited to five hundred US dollars altogether.',
      'Nothing in these terms limits liability that cannot be limited by law, such as for intent.',
    ],
  },
  {
    id: 'claims',
    title: 'Time limit for claims',
    texts: [
      'Any legal action that arises from these terms or from the use of the portal must be started within one year after its cause arose. After that year the claim is barred for good, whatever the law would otherwise allow.',
    ],
  },
  {
    id: 'law',
    title: 'Law and place',
    texts: [
      'These terms follow the law of the state of Minnesota, without its rules on the conflict of laws. Its courts decide, unless the law of the place where you live gives you another court as a consumer.',
      'If a part of these terms does not hold, the others stay as they are.',
    ],
  },
  {
    id: 'terms-changes',
    title: 'Changes to these terms',
    texts: [
      'When these terms change in substance, you are asked to accept the new version before you go on. The version that you accepted last applies until then.',
      'Questions about these terms go to support, on the Contact page.',
    ],
  },
]
