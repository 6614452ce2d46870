import { StorageError } from '@/auth/storage-error'

/** Returns what to tell the reader when the sign-in page could not be opened: the cause and what helps. */
export function signInError(error: unknown): { title: string; message: string } {
  if (!(error instanceof StorageError)) {
    return { title: 'Sign-in is not reachable', message: 'Check your internet connection and try again.' }
  }
  const { host } = window.location
  return error.kind === 'full'
    ? {
        title: 'The storage of this site is full',
        message: `Delete the site data of ${host} in your browser’s settings and try again. Signing in needs a little storage.`,
      }
    : {
        title: 'Your browser blocks the storage of this site',
        message: `Allow cookies and site data for ${host} in your browser’s settings and try again. Signing in needs a little storage.`,
      }
}
