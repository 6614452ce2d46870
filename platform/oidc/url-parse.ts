// The OpenID Connect library uses URL.parse, which Node 20 does not have yet. Imported before the library.
const url: { parse?: typeof URL.parse } = URL
url.parse ??= (input, base) => {
  try {
    return new URL(input, base)
  } catch {
    return null
  }
}
