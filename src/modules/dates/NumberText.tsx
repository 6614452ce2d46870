import { useFormatNumber } from './use-format-number'

/** A number in the person's locale. */
export function NumberText({ value }: { value: number }) {
  return useFormatNumber()(value)
}
