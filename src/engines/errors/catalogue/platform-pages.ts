import type { Explanation } from './explanation'
import { unknownRedirectUri } from './oauth'

/** Explanations of the pages that the sign-in and the contact forms show instead of an error, by heading. */
export const platformPages: Readonly<Record<string, Explanation>> = {
  'This sign-in has expired': {
    meaning: 'The sign-in was finished already, took too long, or was started in another browser.',
    steps: ['Start again from the application, in one browser, and do not go back to an older page.'],
    retry: 'never',
    guide: 'tokenTrouble',
  },
  'This redirect URI is not registered': unknownRedirectUri,
  'The request cannot be completed': {
    meaning: 'The sign-in cannot start: the client is not known, or a parameter of the address is wrong.',
    steps: [
      'Compare the client id and the parameters of the address with the connection information of your application.',
      'Send `response_type=code`, a saved `redirect_uri`, and `code_challenge` with `code_challenge_method=S256`.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  'Your message was not sent': {
    meaning: 'A field of the contact form is missing or wrong, or its captcha has expired.',
    steps: ['Go back to the form, correct what the page names, solve the captcha again, and send it.'],
    retry: 'corrected',
  },
  'Sign in': {
    meaning: 'The response is the sign-in page. A person has to sign in there, in a browser.',
    steps: [
      'In a browser, correct the email address and the password. After too many failed attempts, wait 15 minutes.',
      'A program must not call this page. Let it open the address in the browser of the person.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
}
