import type { ProfileModel } from './profile-form'

export interface ContactValues {
  phone_number: string
}

/** Longest phone number, in characters (2 §5). */
const longestPhone = 31

/** Contact Information: the phone number may be empty, is bounded and has no letters (2 §5). */
export const contactModel: ProfileModel<ContactValues> = {
  names: { phone_number: 'phone number' },
  read: (user) => ({ phone_number: user.phone_number ?? '' }),
  errors: ({ phone_number }) => {
    const text = phone_number.trim()
    if (text.length > longestPhone) return { phone_number: 'Phone number cannot be longer than 31 characters.' }
    return /\p{L}/u.test(text) ? { phone_number: 'Please enter a valid phone number.' } : {}
  },
}
