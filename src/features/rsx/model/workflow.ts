import type { Heading } from '@/engines/markdown/parsed-markdown'

/** A step of the Integration Workflow with its pages. The step starts with the first page. */
export interface WorkflowStep {
  /** Its number, from 1. */
  id: number
  title: string
  text: string
  pages: readonly { page: string; text: string }[]
}

/** The six steps from the first connection to live documents (RSX-7). */
export const workflow: readonly WorkflowStep[] = [
  {
    id: 1,
    title: 'Connect',
    text: 'Open a channel: AS2, SFTP or the Transaction API. All three carry the same files.',
    pages: [
      { page: 'connect-to-network', text: 'Connection tools' },
      { page: 'connect-with-as2', text: 'Connect with AS2' },
      { page: 'connect-with-sftp', text: 'Connect with SFTP' },
      { page: 'connect-with-transaction-api', text: 'Connect with the Transaction API' },
      { page: 'file-naming-convention', text: 'File naming convention' },
      { page: 'folder-structures', text: 'Folder structures' },
    ],
  },
  {
    id: 2,
    title: 'Import the order',
    text: 'Collect orders and read them into your system.',
    pages: [
      { page: 'integrate-your-order', text: 'Integrate your order' },
      { page: 'importing-the-order', text: 'Importing the order' },
    ],
  },
  {
    id: 3,
    title: 'Process the order',
    text: 'Match items and addresses, allocate stock, decide what you can ship and when.',
    pages: [{ page: 'processing-the-order', text: 'Processing the order' }],
  },
  {
    id: 4,
    title: 'Return documents',
    text: 'Answer with an acknowledgement, a shipment and an invoice.',
    pages: [
      { page: 'return-documents/generate-order-acknowledgement', text: 'Generate the order acknowledgement' },
      { page: 'return-documents/generate-shipment-file', text: 'Generate the shipment file' },
      { page: 'return-documents/generate-invoice-file', text: 'Generate the invoice file' },
    ],
  },
  {
    id: 5,
    title: 'Test',
    text: 'Run the example files and your own documents through the sandbox.',
    pages: [
      { page: 'test-data', text: 'Test data' },
      { page: 'example-download', text: 'Example files' },
    ],
  },
  {
    id: 6,
    title: 'Go live',
    text: 'Go through the checklist with support, then switch to Production Keys.',
    pages: [{ page: 'integration-readiness', text: 'Integration readiness' }],
  },
]

/** Pages that show the whole workflow. The other pages of a step show only their place in it. */
export const overviewPages = ['rsx-overview', 'connect-to-network', 'integrate-your-order']

export const workflowHeading: Heading = { id: 'integration-workflow', text: 'Integration Workflow', level: 2 }

/** The step that a page belongs to. */
export function stepOf(page: string): WorkflowStep | undefined {
  return workflow.find(({ pages }) => pages.some((stepPage) => stepPage.page === page))
}
