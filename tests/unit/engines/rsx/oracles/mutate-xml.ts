import { createTree, nodesOf, type Pick, type Tree } from './trees'
import { edgeTexts, typedText } from './values'

/** A change of a tree. It returns false when the tree has nothing to change. */
export type XmlMutator = (root: Tree, pick: Pick) => boolean

type Place = { node: Tree; parent: Tree }

function choose(root: Tree, pick: Pick, suits: (place: Place) => boolean = () => true): Place | undefined {
  const places = nodesOf(root).filter(suits)
  return places[pick(Math.max(1, places.length))]
}

const isValue = ({ node }: Place) => node.text !== undefined
const isGroup = ({ node }: Place) => node.text === undefined
const copyOf = (node: Tree): Tree => structuredClone(node)
const indexIn = ({ node, parent }: Place) => parent.children.indexOf(node)

/** A mutator that changes one element. */
const onOne =
  (change: (place: Place, pick: Pick, root: Tree) => void, suits?: (place: Place) => boolean): XmlMutator =>
  (root, pick) => {
    const place = choose(root, pick, suits)
    if (place) change(place, pick, root)
    return place !== undefined
  }

const typos: ((name: string) => string)[] = [
  (name) => `${name}s`,
  (name) => name.slice(0, -1),
  (name) => name.toLowerCase(),
  (name) => `${name.slice(0, 2)}${name.slice(3)}`,
]

const formerNames: Record<string, string> = {
  Contacts: 'Contact',
  Dates: 'Date',
  References: 'Reference',
  Notes: 'Note',
  Taxes: 'Tax',
  ChargesAllowances: 'ChargeAllowance',
  DateTimeQualifier: 'DateTimeQualifier1',
  PrimaryPOTypeCode: 'PurchaseOrderTypeCode',
}

/** Changes of XML documents, by name. */
export const xmlMutators: Record<string, XmlMutator> = {
  remove: onOne((place) => place.parent.children.splice(indexIn(place), 1)),
  duplicate: onOne((place) => place.parent.children.splice(indexIn(place), 0, copyOf(place.node))),
  misspell: onOne(({ node }, pick) => {
    node.name = typos[pick(typos.length)]?.(node.name) ?? node.name
  }),
  rename: onOne(({ node }, pick, root) => {
    node.name = choose(root, pick)?.node.name ?? node.name
  }),
  nonsense: onOne(({ node }, pick) => {
    node.name = ['Zzzyx', '_', 'Q-1.x'][pick(3)] ?? node.name
  }),
  formerName: onOne(
    ({ node }) => {
      node.name = formerNames[node.name] ?? node.name
    },
    ({ node }) => node.name in formerNames,
  ),
  wrap: onOne(
    (place) => place.parent.children.splice(indexIn(place), 1, createTree(`${place.node.name}s`, [place.node])),
    isGroup,
  ),
  move: onOne((place, pick, root) => {
    const target = choose(root, pick, isGroup)?.node ?? root
    // An element cannot be in itself.
    if (target === place.node || nodesOf(place.node).some(({ node }) => node === target)) return
    place.parent.children.splice(indexIn(place), 1)
    target.children.splice(pick(target.children.length + 1), 0, place.node)
  }),
  swap: onOne((place) => {
    const at = indexIn(place)
    const { children } = place.parent
    const next = children[at + 1]
    if (next) children.splice(at, 2, next, place.node)
  }),
  shuffle: onOne(
    ({ node }, pick) => {
      node.children = node.children
        .map((child) => ({ child, key: pick(1000) }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ child }) => child)
    },
    ({ node }) => node.children.length > 1,
  ),
  change: onOne(({ node }, pick) => {
    node.text = edgeTexts[pick(edgeTexts.length)] ?? ''
  }, isValue),
  changeTyped: onOne(
    ({ node }, pick) => {
      node.text = edgeTexts[pick(edgeTexts.length)] ?? ''
    },
    ({ node }) => typedText.test(node.text ?? ''),
  ),
  exchange: onOne(({ node }, pick, root) => {
    node.text = choose(root, pick, isValue)?.node.text ?? ''
  }, isValue),
  pad: onOne(({ node }, pick) => {
    node.text = [` ${node.text}`, `${node.text} `, `\t${node.text}\n`, node.text?.toLowerCase()][pick(4)] ?? ''
  }, isValue),
  lengthen: onOne(({ node }, pick) => {
    node.text = (node.text ?? '').repeat(1 + pick(40))
  }, isValue),
  empty: onOne(({ node }, pick) => {
    node.children = []
    node.text = ['', ' ', '\n  \n'][pick(3)] ?? ''
  }),
  groupInValue: onOne(({ node }) => {
    node.children = [createTree('Part', node.text ?? '')]
    node.text = undefined
  }, isValue),
  valueInGroup: onOne(({ node }) => {
    node.children = []
    node.text = 'text'
  }, isGroup),
  unexpectedText: onOne(({ node }) => {
    node.text = 'text'
  }, isGroup),
  insert: onOne((place, pick, root) => {
    const other = choose(root, pick)?.node
    if (other) place.parent.children.splice(indexIn(place), 0, copyOf(other))
  }),
  attribute: onOne(({ node }, pick) => {
    node.attributes = [' id="1"', ' xml:lang="en"', ' xmlns:a="b" a:c="d"'][pick(3)] ?? ''
  }),
}
