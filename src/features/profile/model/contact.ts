import type { ProfileModel } from './profile-form'

export interface ContactValues {
  phone_number: string
}

/** Maximum length of a phone number, in characters. */
const maxPhoneLength = 31

/** Contact Information: the phone number is optional, limited in length and without letters (PROFILE-6). */
export const contactModel: ProfileModel<ContactValues> = {
  names: { phone_number: 'phone number' },
  read: (user) => ({ phone_number: user.phone_number ?? '' }),
  errors: ({ phone_number }) => {
    const text = phone_number.trim()
    if (text.length > maxPhoneLength) return { phone_number: 'Phone number cannot be longer than 31 characters.' }
    return /\p{L}/u.test(text) ? { phone_number: 'Please enter a valid phone number.' } : {}
  },
}
