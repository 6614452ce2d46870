// What swagger-parser takes of Node's path; documents have addresses, so files are never looked for.
const slash = { sep: '/', isAbsolute: (path: string) => path.startsWith('/') }

export const win32 = { sep: '\\', isAbsolute: () => false }
export const posix = slash
export const { sep, isAbsolute } = slash
export const join = (...parts: string[]): string => parts.join('/').replaceAll(/\/+/g, '/')

export default { win32, posix, sep, isAbsolute, join }
