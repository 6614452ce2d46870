/** Hands out ids of one page or tree: a name that comes again, wherever, is numbered (`Pack`, `Pack#2`). */
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
