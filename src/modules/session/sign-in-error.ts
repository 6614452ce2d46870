import { StorageError } from '@/auth/storage-error'
import { WindowError } from '@/auth/window-error'

/** Returns what to tell the reader when the sign-in page could not be opened: the cause and what helps. */
export function signInError(error: unknown): { title: string; message: string } {
  const { host } = window.location
  if (error instanceof WindowError) {
    return error.kind === 'blocked'
      ? {
          title: 'Your browser blocked the sign-in window',
          message: `Allow pop-ups for ${host} in your browser and try again. Your file is still open.`,
        }
      : {
          title: 'You are not signed in',
          message: 'The window was closed before you had signed in. Your file is still open.',
        }
  }
  if (!(error instanceof StorageError)) {
    return { title: 'Sign-in is not reachable', message: 'Check your internet connection and try again.' }
  }
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
