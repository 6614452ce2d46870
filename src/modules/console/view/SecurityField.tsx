import type { OperationView } from '@/engines/openapi/document/types'
import { noSecurity } from '@/engines/openapi/model/chosen-operation'
import { Select } from '@/ui/Select'

interface SecurityFieldProps {
  access: OperationView['access']
  value: number
  onChange: (security: number) => void
}

/** A field for the way to authenticate; nothing for an operation with only one way. */
export function SecurityField({ access: { ways, rest }, value, onChange }: SecurityFieldProps) {
  const options = ways.map(({ schemes }, index) => ({
    value: String(index),
    label: schemes.map(({ scheme }) => scheme.name).join(' and '),
  }))
  if (rest !== undefined) options.push({ value: String(noSecurity), label: 'Without authentication' })
  if (options.length < 2) return null
  return (
    <Select
      aria-label="Way to authenticate"
      options={options}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
