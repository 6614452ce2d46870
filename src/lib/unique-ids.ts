/** Returns a function that makes ids unique within a page or tree by numbering repeated names (`Pack`, `Pack#2`). */
export function uniqueIds(): (name: string) => string {
  const given = new Set<string>()
  const counts = new Map<string, number>()
  return (name) => {
    let id = name
    let count = counts.get(name) ?? 1
    for (; given.has(id); id = `${name}#${count}`) count += 1
    counts.set(name, count)
    given.add(id)
    return id
  }
}
