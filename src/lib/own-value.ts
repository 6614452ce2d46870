/** What a record holds under a key; nothing for what every object inherits, as a key `constructor` from an address would find. */
export function ownValue<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
