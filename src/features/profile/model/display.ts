import type { Preferences } from '@/api/identity/schemas'
import type { ProfileModel } from './profile-form'

export interface DisplayValues {
  language: string
  timezone: string
  locale: string
}

/** The six languages, each with its own name for itself (PROFILE-9). */
export const languages = [
  { value: 'en-US', label: 'English', lang: 'en-US' },
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { value: 'fr-FR', label: 'Français (France)', lang: 'fr-FR' },
  { value: 'es-ES', label: 'Español (España)', lang: 'es-ES' },
  { value: 'fr-CA', label: 'Français (Canada)', lang: 'fr-CA' },
] as const

/** The twelve date/time formats (PROFILE-10). */
export const locales = [
  { value: 'en-US', label: 'English (United States), 12 hour' },
  { value: 'en-US24', label: 'English (United States), 24 hour' },
  { value: 'en-GB', label: 'English (United Kingdom)' },
  { value: 'en-CA', label: 'English (Canada)' },
  { value: 'en-AU', label: 'English (Australia)' },
  { value: 'en-HK', label: 'English (Hong Kong)' },
  { value: 'en-IN', label: 'English (India)' },
  { value: 'en-IE', label: 'English (Ireland)' },
  { value: 'en-PH', label: 'English (Philippines)' },
  { value: 'en-SG', label: 'English (Singapore)' },
  { value: 'fr-FR', label: 'Français (France)', lang: 'fr-FR' },
  { value: 'fr-CA', label: 'Français (Canada)', lang: 'fr-CA' },
] as const

/** Display Settings: all three are required (PROFILE-8). A saved value that the page does not offer counts as not chosen. */
export const displayModel: ProfileModel<DisplayValues> = {
  names: { language: 'language', timezone: 'time zone', locale: 'date/time format' },
  read: ({ preferences }) => ({
    language: languageOf(preferences?.language[0]),
    timezone: isTimeZone(preferences?.timezone) ? preferences.timezone : '',
    locale: locales.find(({ value }) => value === preferences?.locale)?.value ?? '',
  }),
  errors: (values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value === '')
        .map(([field]) => [field, 'This field is required']),
    ),
}

/** The `preferences` of the body of the call (API-13). */
export function preferencesOf({ language, timezone, locale }: DisplayValues): Preferences {
  return { language: [language], timezone, locale }
}

/** The saved language if it is offered, else the first variant of it: older records say `en`. */
function languageOf(saved: string | undefined): string {
  const exact = languages.find(({ value }) => value === saved)
  const variant = languages.find(({ value }) => value.split('-')[0] === saved)
  return (exact ?? variant)?.value ?? ''
}

function isTimeZone(name: string | undefined): name is string {
  if (name === undefined || name === '') return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
