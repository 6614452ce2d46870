import type { ComboboxOption } from '@/ui/Combobox'

/** Current names of zones that browsers list by a former name. Both names find the zone; the current one is shown and saved. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/**
 * All time zones that this browser knows, sorted by name, with their current offset from UTC. UTC comes first. The saved
 * zone is included even if the browser does not list it.
 */
export function timeZones(saved: string, now: Date): ComboboxOption[] {
  const listed = Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')
  const options = listed.map((former) => {
    const name = currentNames[former] ?? former
    return { value: saved === former ? saved : name, label: name, keywords: former }
  })
  const known = saved === '' || saved === 'UTC' || options.some(({ value }) => value === saved)
  if (!known) options.push({ value: saved, label: saved, keywords: '' })
  options.sort((one, other) => (one.label < other.label ? -1 : 1))
  return [{ value: 'UTC', label: 'UTC', keywords: '' }, ...options].map(({ value, label, keywords }) => {
    const note = offsetOf(value, now)
    // Searchable as people type it: with a hyphen for the minus sign, and as GMT.
    const offset = note?.replace('−', '-') ?? ''
    return {
      value,
      label: label.replaceAll('_', ' '),
      note,
      keywords: `${keywords} ${offset} ${offset.replace('UTC', 'GMT')}`,
    }
  })
}

/** The offset of a zone: `UTC`, `UTC−6`, `UTC+5:30`; undefined for a zone that the browser does not know. */
export function offsetOf(zone: string, now: Date): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value
    // An offset of zero is `GMT` in some browsers and `GMT+0` in others.
    return offset?.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '')
  } catch {
    return undefined
  }
}
