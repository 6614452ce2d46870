import type { Explanation } from './explanation'

/** Explanations of the pages that the sign-in and the contact forms answer instead of an error, by heading. */
export const platformPages: Readonly<Record<string, Explanation>> = {
  'This sign-in has expired': {
    meaning: 'The sign-in was finished already, took too long, or was begun in another browser.',
    steps: ['Start again from the application, in one browser, without going back to an older page.'],
    retry: 'never',
    guide: 'tokenTrouble',
  },
  'This redirect URI was not saved': {
    meaning: 'The application wants to return to an address that is not one of its redirect URIs.',
    steps: [
      'Save the address with your application, letter by letter: scheme, host, port, path, slash at the end.',
      'Send the same address as `redirect_uri`.',
    ],
    retry: 'corrected',
    guide: 'tokenTrouble',
  },
  'The request cannot be completed': {
    meaning: 'The sign-in cannot start: the client is not known, or a parameter of the address is wrong.',
    steps: [
      'Compare client id and parameters of the address with your application’s connection information.',
      'Send `response_type=code`, a saved `redirect_uri`, and `code_challenge` with `code_challenge_method=S256`.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  'Your message was not sent': {
    meaning: 'A field of the contact form is missing or wrong, or its captcha is not valid any more.',
    steps: ['Go back to the form, correct what the page names, solve the captcha again, and send it.'],
    retry: 'corrected',
  },
  'Sign in': {
    meaning: 'The call was answered with the sign-in page. A person has to sign in there, in a browser.',
    steps: [
      'In a browser, correct email address and password; after too many failed attempts, wait 15 minutes.',
      'A program does not call this page: let it open the address in the browser of the person.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
}
