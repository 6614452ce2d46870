type Value = string | number | boolean | readonly (string | number | boolean)[]

/** Stands for Node's module in the browser: lists repeat their key. */
export function stringify(query: Record<string, Value>): string {
  return Object.entries(query)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => `${escape(key)}=${escape(String(item))}`),
    )
    .join('&')
}

/** As Node escapes: what encodeURIComponent does. */
function escape(text: string): string {
  return encodeURIComponent(text)
}
