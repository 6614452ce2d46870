import { decode } from './percent-encoding'

/** Encoded texts are decoded at most this often: each proxy on the way may decode them once. */
const maxDecodings = 8

/** The steps of a path after all decoding, without spaces, control characters and the parameters of a step (`;v=1`). */
export function pathSteps(path: string): string[] {
  let decoded = path
  for (let round = 0; round < maxDecodings && decode(decoded) !== decoded; round += 1) decoded = decode(decoded)
  return decoded.split(/[/\\]/).map((step) => (/^[^;]+/.exec(step)?.[0] ?? step).replaceAll(/[\s\p{Cc}]/gu, ''))
}

/** Whether a path has a step that clients or servers remove from an address: `.` or `..`, also encoded. */
export function hasDotStep(path: string): boolean {
  return pathSteps(path).some((step) => step === '.' || step === '..')
}
