import { usualVersions } from '@/lib/usual-versions'
import type { QueryClient } from '@tanstack/react-query'
import type { CheckedDocument } from '@/engines/rsx/documents'
import { loadRules } from '@/modules/rsx/rules/load-rules'
import { createCheckerWithRules } from '@/workers/rsx/checker-with-rules'

/**
 * Checks an invoice and makes an order for the home page, in one worker that starts with the first press. It knows the
 * network's rules alone, which are public.
 */
export function createDemoChecker(queryClient: QueryClient) {
  const { withRules, end } = createCheckerWithRules()

  async function checkerOf(document: string, signal: AbortSignal) {
    // The page may have been left while this code was loading.
    signal.throwIfAborted()
    return withRules(loadRules(queryClient, document, usualVersions.qualified).then((sources) => [sources]))
  }

  return {
    /** Checks an invoice by the network's rules. */
    async check(text: string, signal: AbortSignal): Promise<CheckedDocument> {
      const checker = await checkerOf('Invoices', signal)
      const bytes = new TextEncoder().encode(text).buffer
      await checker.request('open', { files: [{ name: 'invoice.xml', bytes }] }, { signal, transfer: [bytes] })
      const documents = [{ id: 1, document: 'Invoices', version: usualVersions.qualified }]
      const [result] = await checker.request('check', { documents, retailers: [] }, { signal })
      if (!result) throw new Error('The invoice was not checked.')
      return result
    },
    /** Makes an order, another one for each seed. */
    async makeOrder(seed: string, signal: AbortSignal): Promise<string> {
      const checker = await checkerOf('Orders', signal)
      const set = await checker.request(
        'samples',
        {
          documents: [{ document: 'Orders', version: usualVersions.qualified }],
          format: 'XML',
          seed,
          model: 'CrossDock',
          size: 'minimal',
          retailers: [],
          choices: new Map(),
        },
        { signal },
      )
      return set.files[0]?.text ?? ''
    },
    end,
  }
}

export type DemoChecker = ReturnType<typeof createDemoChecker>
