// The addresses that answer a question of the gold list.

/** Any heading of a page, and what its address opens on it, such as an example file. */
export function page(address: string): RegExp {
  return new RegExp(`^${escaped(address)}([#?]|$)`)
}

/** An operation, in any document that has it. */
export function operation(method: string, path: string): RegExp {
  return new RegExp(`[?]path=${escaped(encodeURIComponent(path))}&method=${method}&`)
}

/** A field, in the list of any document or on the page of its codes. */
export function field(name: string): RegExp {
  return new RegExp(`(#field-|/)${name}$`)
}

export function code(ofField: string, value: string): RegExp {
  return new RegExp(`/${ofField}#value-${value}$`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
