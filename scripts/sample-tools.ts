import { installPackages, succeeds } from './debian.ts'

const hasCurl = () => succeeds('curl', '--version')

/** Whether Python samples can be run here: they need Requests. */
export const hasPythonRequests = () => succeeds('python3', '-c', 'import requests')

/** Provides what the end-to-end tests run code samples with. What cannot be installed is told by the tests that miss it. */
export function provideSampleTools(): void {
  const missing = [...(hasCurl() ? [] : ['curl']), ...(hasPythonRequests() ? [] : ['python3-requests'])]
  if (missing.length > 0) installPackages(...missing)
}
