const { MUTATION_SAMPLE: sample, MUTATION_SEED: seed = '2026' } = process.env

/** A Stryker plugin that takes every MUTATION_SAMPLE-th function: a function or a method is mutated as a whole or not at all. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }]

function shouldIgnore({ node, parent }) {
  const isUnit = parent?.type === 'ClassBody' || (parent?.type === 'Program' && !declaredClass(node))
  if (!isUnit || hash(`${seed} ${nameOf(node)}`) % Number(sample) === 0) return undefined
  return `not in the sample of 1 in ${sample}`
}

function declaredClass(node) {
  return (node.declaration ?? node).type === 'ClassDeclaration'
}

function nameOf(node) {
  const declared = node.declaration ?? node
  return (declared.key ?? declared.id ?? declared.declarations?.[0]?.id)?.name ?? ''
}

/** FNV-1a, mixed so that the remainder depends on all characters. */
function hash(text) {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193)
  return ((value ^ (value >>> 15)) >>> 0) % 1_000_003
}
