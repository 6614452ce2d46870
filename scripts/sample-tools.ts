import { installPackages, succeeds } from './debian.ts'

const hasCurl = () => succeeds('curl', '--version')

/** Whether Python samples can run here; they need the package Requests. */
export const hasPythonRequests = () => succeeds('python3', '-c', 'import requests')

/** Installs the programs that the end-to-end tests run code samples with. Tests report the ones that are missing. */
export function provideSampleTools(): void {
  const missing = [...(hasCurl() ? [] : ['curl']), ...(hasPythonRequests() ? [] : ['python3-requests'])]
  if (missing.length > 0) installPackages(...missing)
}
