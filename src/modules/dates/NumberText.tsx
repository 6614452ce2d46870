import { useFormatNumber } from './use-format-number'

/** A number as the person chose in Display Settings (2 §9). */
export function NumberText({ value }: { value: number }) {
  return useFormatNumber()(value)
}
