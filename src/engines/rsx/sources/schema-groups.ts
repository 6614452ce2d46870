import type { ElementRule, GroupRule, ValueRule } from '../rule-model'
import type { SchemaNotes } from './schema-notes'
import type { ValueReader } from './schema-values'
import { documentationOf, type XmlElement } from './xml-tree'

/** The components of a schema by name. Simple and complex types share their names. */
export interface SchemaParts {
  elements: ReadonlyMap<string, XmlElement>
  types: ReadonlyMap<string, XmlElement>
  groups: ReadonlyMap<string, XmlElement>
}

/** How deep types may extend each other, and groups may refer to groups. */
const maxReferences = 50

/** How often the parts of a sequence, choice or group may occur, with what surrounds them. */
interface Occurs {
  min: number
  max: number
}

const once: Occurs = { min: 1, max: 1 }

/** The content of a complex type while it is read. */
type OpenGroup = Pick<GroupRule, 'name' | 'isOrdered' | 'isOpen' | 'isMixed'>

/** Reads elements and complex types. Groups are filled one after the other, so that they may contain themselves. */
export class GroupReader {
  private readonly named = new Map<string, GroupRule>()
  private readonly open: (() => void)[] = []

  private readonly parts: SchemaParts
  private readonly values: ValueReader
  private readonly notes: SchemaNotes

  constructor(parts: SchemaParts, values: ValueReader, notes: SchemaNotes) {
    this.parts = parts
    this.values = values
    this.notes = notes
  }

  /** Reads an element with everything below it. */
  readElement(element: XmlElement): ElementRule {
    const rule = this.elementOf(element, once)
    for (let fill = this.open.pop(); fill; fill = this.open.pop()) fill()
    return rule
  }

  private elementOf(element: XmlElement, around: Occurs): ElementRule {
    const ref = element.attributes.get('ref')
    const target = ref === undefined ? element : (this.parts.elements.get(ref) ?? element)
    const name = target.attributes.get('name') ?? ref ?? ''
    if (target.attributes.has('fixed')) this.notes.add('fixed-value', name)
    if (target.children.some((part) => ['key', 'keyref', 'unique'].includes(part.name))) this.notes.add('unique', name)
    const { min, max } = occursOf(element)
    return {
      name,
      description: documentationOf(element) ?? documentationOf(target),
      min: min * around.min,
      max: times(max, around.max),
      content: this.contentOf(target, name),
    }
  }

  private contentOf(element: XmlElement, name: string): GroupRule | ValueRule {
    const inline = element.children.find((part) => part.name === 'complexType' || part.name === 'simpleType')
    const typeName = element.attributes.get('type')
    const type = inline ?? this.parts.types.get(typeName ?? '')
    if (type?.name === 'complexType') return this.complexContent(type, name, inline ? undefined : typeName)
    if (inline) return this.values.of(inline, name, name)
    if (typeName === undefined || typeName === 'xs:anyType') {
      this.notes.add('any-content', name)
      return { kind: 'group', name, elements: [], byName: new Map(), isOrdered: false, isOpen: true, isMixed: true }
    }
    return this.values.named(typeName, name)
  }

  private complexContent(type: XmlElement, name: string, typeName: string | undefined): GroupRule | ValueRule {
    const simple = type.children.find((part) => part.name === 'simpleContent')
    if (simple) return this.simpleContent(simple, name)
    const known = typeName === undefined ? undefined : this.named.get(typeName)
    if (known) return known
    const elements: ElementRule[] = []
    const byName = new Map<string, ElementRule>()
    const group = {
      kind: 'group' as const,
      name: typeName ?? name,
      elements,
      byName,
      isOrdered: true,
      isOpen: false,
      isMixed: false,
    }
    if (typeName !== undefined) this.named.set(typeName, group)
    this.open.push(() => {
      for (const element of this.elementsOf(type, group, once, 0)) {
        const first = byName.get(element.name)
        if (first) {
          // The rules have one place for each name.
          this.noteRepetition(group)
          first.min += element.min
          first.max += element.max
        } else {
          elements.push(element)
          byName.set(element.name, element)
        }
      }
    })
    return group
  }

  private simpleContent(content: XmlElement, name: string): ValueRule {
    const derived = content.children.find((part) => part.name === 'extension' || part.name === 'restriction')
    if (derived?.children.some((part) => part.name.startsWith('attribute'))) this.notes.add('attributes', name)
    const base = this.parts.types.get(derived?.attributes.get('base') ?? '')
    if (base?.name !== 'complexType') return this.values.of(content, name, name)
    // Text that extends text with attributes: its limits are not followed further.
    this.notes.add('unknown-type', name)
    return this.values.named('xs:string', name)
  }

  /** The elements of a type, sequence, choice or group, in order. */
  private elementsOf(part: XmlElement, user: OpenGroup, around: Occurs, depth: number): ElementRule[] {
    if (/^(?:true|1)$/.test(part.attributes.get('mixed') ?? '')) user.isMixed = true
    return part.children.flatMap((child) => this.elementsOfPart(child, user, around, depth))
  }

  private elementsOfPart(part: XmlElement, user: OpenGroup, around: Occurs, depth: number): ElementRule[] {
    switch (part.name) {
      case 'element':
        return [this.elementIn(user, part, around)]
      case 'sequence':
      case 'choice':
      case 'all':
        return this.elementsOf(part, user, this.noteModel(part, user, around), depth)
      case 'group':
        return this.referred(this.parts.groups.get(part.attributes.get('ref') ?? ''), part, user, around, depth)
      case 'complexContent':
      case 'restriction':
        return this.elementsOf(part, user, around, depth)
      case 'extension': {
        const base = this.parts.types.get(part.attributes.get('base') ?? '')
        return [...this.referred(base, part, user, around, depth), ...this.elementsOf(part, user, around, depth)]
      }
      case 'any':
        this.notes.add('wildcard', user.name)
        user.isOpen = true
        return []
      case 'attribute':
      case 'attributeGroup':
      case 'anyAttribute':
        this.notes.add('attributes', user.name)
        return []
      default:
        return []
    }
  }

  /** The elements of a group or base type that is referred to. */
  private referred(target: XmlElement | undefined, part: XmlElement, user: OpenGroup, around: Occurs, depth: number) {
    if (!target || depth > maxReferences) {
      this.notes.add('any-content', user.name)
      user.isOpen = true
      return []
    }
    return this.elementsOf(target, user, this.noteModel(part, user, around), depth + 1)
  }

  /** Says what the rules cannot express of a sequence, choice or group. @returns how often its parts occur. */
  private noteModel(part: XmlElement, user: OpenGroup, around: Occurs): Occurs {
    const { min, max } = occursOf(part)
    const maxInAll = times(max, around.max)
    const elements = part.children.filter(({ name }) => name !== 'annotation')
    const isChoice = part.name === 'choice' && elements.length > 1
    if (isChoice) this.notes.add('choice', user.name)
    if (part.name === 'all') user.isOrdered = false
    // A group around the elements may repeat them together, too.
    if (maxInAll > 1 && (elements.length > 1 || part.name === 'group')) this.noteRepetition(user)
    const isRequired = (element: XmlElement) => occursOf(element).min > 0
    if (min === 0 && !isChoice && (part.name === 'group' || elements.some(isRequired))) {
      this.notes.add('optional-sequence', user.name)
    }
    return { min: isChoice ? 0 : min * around.min, max: maxInAll }
  }

  /** Several elements that repeat together follow each other again and again: the rules have one order of names. */
  private noteRepetition(user: OpenGroup): void {
    this.notes.add('repeated-sequence', user.name)
    user.isOrdered = false
  }

  /** An element of a group. An abstract one is replaced by others, which the rules do not know. */
  private elementIn(user: OpenGroup, part: XmlElement, around: Occurs): ElementRule {
    const element = this.elementOf(part, around)
    const target = this.parts.elements.get(part.attributes.get('ref') ?? '') ?? part
    if (target.attributes.get('abstract') !== 'true') return element
    this.notes.add('abstract', element.name)
    user.isOpen = true
    return { ...element, min: 0 }
  }
}

function occursOf({ attributes }: XmlElement): Occurs {
  const min = countOf(attributes.get('minOccurs'))
  return { min: Number.isFinite(min) ? min : 1, max: countOf(attributes.get('maxOccurs')) }
}

function countOf(occurs: string | undefined): number {
  if (occurs === 'unbounded') return Infinity
  return occurs !== undefined && /^\s*\d{1,9}\s*$/.test(occurs) ? Number(occurs) : 1
}

/** A product in which nothing times without limit is nothing. */
function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : one * other
}
