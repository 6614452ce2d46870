/** Node's `util.format` as far as swagger-parser uses it: `%s` and friends, then the rest. */
export function format(text: string, ...values: unknown[]): string {
  const rest = [...values]
  const filled = text.replaceAll(/%[sdj]/g, () => String(rest.shift()))
  return [filled, ...rest.map(String)].join(' ')
}

/** Node's `util.inherits`. */
export function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype)
}
