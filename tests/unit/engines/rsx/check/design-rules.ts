import type { DesignRule, GroupRule, RuleModel } from '@/engines/rsx/rule-model'
import { compiledRules } from './compiled-rules'

interface DesignFacts {
  /** Retailers that require the node. */
  by?: string[]
  /** Retailers by code. */
  codes?: Record<string, string[]>
  lengths?: { min?: number[]; max?: number[] }
  format?: string
  repeats?: boolean
  isHidden?: boolean
  isRequired?: boolean
  notes?: Record<string, string[]>
}

/** A node of a design. */
export function designNode(name: string, facts: DesignFacts = {}, children: DesignRule[] = []): DesignRule {
  return {
    name,
    isVisible: facts.isHidden !== true,
    isRequired: facts.isRequired === true,
    mandatoryFor: facts.by ?? [],
    codes: new Map(
      Object.entries(facts.codes ?? {}).map(([code, mandatoryFor]) => [
        code,
        { description: `Meaning ${code}`, mandatoryFor },
      ]),
    ),
    minLengths: facts.lengths?.min ?? [],
    maxLengths: facts.lengths?.max ?? [],
    format: facts.format,
    repeats: facts.repeats === true,
    notes: new Map(Object.entries(facts.notes ?? {})),
    children: new Map(children.map((child) => [child.name, child])),
  }
}

/** The rules of a document with a design of these nodes below the record. The design shows all other groups beside them. */
export async function withDesign(document: string, children: DesignRule[]): Promise<RuleModel> {
  const rules = await compiledRules(document)
  return { ...rules, design: withOtherGroups(designNode(document, {}, children), rules.record.content) }
}

function withOtherGroups(design: DesignRule, { elements }: GroupRule): DesignRule {
  const children = new Map(design.children)
  for (const { name, content, max } of elements) {
    if (content.kind === 'value') continue
    const child = children.get(name)
    if (!child) children.set(name, designNode(name, { repeats: max > 1 }))
    else if (child.children.size > 0) children.set(name, withOtherGroups(child, content))
  }
  return { ...design, children }
}
