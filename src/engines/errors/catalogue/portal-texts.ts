import type { Explanation } from './explanation'

/** Texts that the portal shows when one of its own calls fails, with their explanation. */
interface PortalEntry {
  texts: readonly string[]
  explanation: Explanation
}

function failedRead(subject: string): Explanation {
  return {
    meaning: `Dev Center could not read ${subject}. The server sent no message of its own.`,
    steps: [
      'Reload the page, and check your internet connection.',
      'If it keeps failing, look for the failed call in the network tab of your browser’s developer tools, and paste its response here.',
    ],
    retry: 'backoff',
  }
}

function failedSave(subject: string): Explanation {
  return {
    meaning: `Dev Center could not save ${subject}. Your input is still in the form.`,
    steps: [
      'Check your internet connection and save again.',
      'If it keeps failing, write to support with the time and the page.',
    ],
    retry: 'backoff',
  }
}

/** The texts of Dev Center's error catalogue. */
export const portalTexts: readonly PortalEntry[] = [
  { texts: ['An error has occurred when fetching the services'], explanation: failedRead('the list of services') },
  { texts: ['An error has occurred when fetching the applications'], explanation: failedRead('your applications') },
  {
    texts: ['An error occurred when fetching your application.'],
    explanation: failedRead('the application'),
  },
  { texts: ['An error has occurred when updating the application'], explanation: failedSave('the application') },
  { texts: ['Secret Could Not Be Fetched'], explanation: failedRead('the secret of the application') },
  { texts: ['Org Trial Status Could Not Be Fetched'], explanation: failedRead('whether your organization is a trial') },
  {
    texts: [
      'An error has occurred while fetching schema data, please try again later.',
      'An error has occurred while getting schema, please try again later.',
      'An error has occurred while fetching schema names, please try again later.',
      'An error has occurred while fetching versions, please try again later.',
    ],
    explanation: failedRead('the schema versions'),
  },
  {
    texts: ['An error has occurred while fetching doc number, please try again later.'],
    explanation: failedRead('the numbers of the documents'),
  },
  {
    texts: ['An error has occurred while getting qualifier details, please try again later.'],
    explanation: failedRead('the codes of the field'),
  },
  {
    texts: ['An error has occurred while getting retailers, please try again later.'],
    explanation: failedRead('the retailers'),
  },
  {
    texts: ['An error has occurred while fetching the API document, please try again later.'],
    explanation: failedRead('the API document'),
  },
  {
    texts: ['File Not Found', 'We could not find the requested document'],
    explanation: {
      meaning: 'The file that the link names does not exist any more.',
      steps: [
        'Open the page again from the navigation.',
        'If a link of Dev Center leads here, tell support which page has the link.',
      ],
      retry: 'never',
    },
  },
  {
    texts: [
      'Documentation Not Found',
      'We could not find this page of the documentation',
      'Page Load Error',
      'An error has occurred while loading this page. Please try again later.',
    ],
    explanation: {
      meaning: 'The page of the documentation does not exist, or it could not be loaded.',
      steps: [
        'Open the page from the navigation, or search for its title.',
        'Reload the page if the address is right.',
      ],
      retry: 'backoff',
    },
  },
  {
    texts: ['Service Not Found', 'We could not find documentation for this service'],
    explanation: {
      meaning: 'No service has this address, or you need to sign in to read about it.',
      steps: ['Open the service from the list of API documentation, signed in.'],
      retry: 'never',
    },
  },
  { texts: ['An error has occurred when creating user.'], explanation: failedSave('your account') },
  {
    texts: ['An error has occurred when fetching the password policy', 'Error fetching password policy.'],
    explanation: failedRead('the rules for passwords'),
  },
  {
    texts: [
      "Oops! We're having a problem on our end. Please try again later or contact support if the problem persists.",
    ],
    explanation: failedSave('the new password, or send the email for it'),
  },
  {
    texts: [
      'Error saving Personal Information',
      'Error saving Contact Information',
      'Error saving Display Information',
      'Error saving Profile Photo',
      'Your profile photo was not saved.',
      'Error deleting Profile Photo',
    ],
    explanation: failedSave('your profile'),
  },
  {
    texts: [
      'Error Saving New Password',
      'You new password was unable to be saved. Please check your internet connection and try again.',
    ],
    explanation: failedSave('the new password'),
  },
  {
    texts: ['This account already exists.'],
    explanation: {
      meaning: 'There is an account with this email address already.',
      steps: ['Sign in with it, or reset its password if it is forgotten.'],
      retry: 'never',
    },
  },
  {
    texts: ['We are experiencing difficulties communicating with the server. Please try again later.'],
    explanation: failedSave('your sign-up'),
  },
  { texts: ['An error has occurred when updating your user'], explanation: failedSave('that you accept the terms') },
  {
    texts: ['An error has occurred'],
    explanation: {
      meaning: 'A part of Dev Center failed in your browser.',
      steps: ['Reload the page.', 'If it happens again, tell support the address and the time.'],
      retry: 'backoff',
    },
  },
]
