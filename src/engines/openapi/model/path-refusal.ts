import { hasDotStep, pathSteps } from '@/lib/path-steps'

/** A parameter of a path, as the address has it. */
interface WrittenParameter {
  name: string
  text: string
}

/**
 * Returns why the values of a path would lead to another operation; undefined if they do not (CONSOLE-59). Clients and
 * servers remove the steps `.` and `..`, and an empty value leaves the address of a list.
 * @param path the path with its values, encoded.
 */
export function pathRefusal(path: string, parameters: readonly WrittenParameter[]): string | undefined {
  const empty = parameters.find(({ text }) => isNothing(text))
  if (empty) return `The value of ${shortName(empty)} is empty, so the address would be that of another operation.`
  const segment = path.split('/').find(hasDotStep)
  const dots = segment === undefined ? undefined : parameters.find(({ text }) => segment.includes(text))
  if (!dots) return undefined
  return `The value of ${shortName(dots)} has the step “.” or “..”, which is removed from an address, so another operation would be called.`
}

/** The name without characters that mean something in code, because samples show it in a comment. */
function shortName({ name }: WrittenParameter): string {
  return name.slice(0, 60).replaceAll(/[^\p{L}\p{N} ._-]/gu, '?')
}

function isNothing(text: string): boolean {
  return pathSteps(text).every((step) => step === '')
}
