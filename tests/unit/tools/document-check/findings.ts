import type { Finding } from '@/engines/rsx/findings/finding'

/** A finding for tests: an unknown code in line 22, unless something else is given. */
export function finding(part: Partial<Finding> & { path?: string; line?: number } = {}): Finding {
  const { path = 'Header/OrderHeader/TsetPurposeCode', line = 22, ...rest } = part
  return {
    code: 'unknown-code',
    level: 'error',
    place: { span: { start: line, end: line + 1 }, line, column: 1, label: `Line ${line}, column 1`, path },
    found: 'EACH',
    expected: 'EA, CA',
    source: 'codes',
    retailers: [],
    message: "OrderQtyUOM is 'EACH'. Allowed: EA, CA.",
    fix: 'Write EA.',
    quickFix: undefined,
    reference: undefined,
    ...rest,
  }
}
