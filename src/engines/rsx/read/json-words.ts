import { removeNode } from '../findings/quick-fixes'
import type { DocumentNode } from '../document-tree'
import type { RuleModel } from '../rule-model'
import type { FindingDetails, ReadingFindings } from './reading-findings'
import { ruleOfNode } from './rule-of-node'

const placeholderWord = /^[+-]?(?:NaN|Infinity|undefined|None|nil|Null|NULL)$/
const booleanWord = /^(?:True|False|TRUE|FALSE)$/

/** Whether a word without quotes is what a program writes for no value, or for a truth value: what it stands for depends on its element. */
export function isLanguageConstant(word: string): boolean {
  return placeholderWord.test(word) || booleanWord.test(word)
}

/** Reports such words, each once: nothing more is said about their values. */
export function reportProgramWords(
  nodes: readonly DocumentNode[],
  rules: RuleModel,
  text: string,
  findings: ReadingFindings,
): void {
  for (const node of nodes) {
    const word = node.text ?? ''
    const rule = ruleOfNode(node, rules)
    if (booleanWord.test(word)) {
      const isBoolean = rule?.content.kind === 'value' && rule.content.type === 'boolean'
      findings.add('not-well-formed', node.content, describeBoolean(node, word, isBoolean))
    } else {
      const isRequired = rule !== undefined && rule.min > 0
      const caution = 'Remove it only if there is no value: what it should be cannot be told from the file.'
      const quickFix = isRequired ? undefined : removeNode({ format: 'JSON', text }, node, caution)
      findings.add('placeholder', node, {
        found: word,
        expected: 'a value',
        message: `The value is ${word}, a word that JSON does not have: a placeholder that was written where there was no value.`,
        fix: isRequired ? 'Write the value.' : 'Write the value. If there is none, leave the element out.',
        ...(quickFix && { quickFix }),
      })
    }
    node.isUnread = true
  }
}

function describeBoolean(node: DocumentNode, word: string, isBoolean: boolean): FindingDetails {
  const json = word.toLowerCase()
  return {
    found: word,
    message: `${word} is no word of JSON, whose truth values are true and false.`,
    ...(isBoolean
      ? { expected: json, quickFix: { label: `Replace with ${json}`, edits: [{ span: node.content, text: json }] } }
      : {
          fix: `Write the value of ${node.name} as a text in double quotes: what it should be cannot be told from the file.`,
        }),
  }
}
