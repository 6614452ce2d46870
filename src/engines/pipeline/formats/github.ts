import type { Finding, Level } from '../../rsx/findings/finding'
import type { JudgedDocument } from '../judge'
import { printable } from '@/lib/printable'
import { findingsOf, findingText, placeText, titleOf, type ReportContext, type Reporter } from './reporter'

const commands: Record<Level, string> = { error: 'error', warning: 'warning', note: 'notice', unknown: 'notice' }

/** Workflow commands that GitHub shows as annotations. */
export function githubReporter({ isQuiet }: ReportContext): Reporter {
  return {
    start: () => '',
    document: (document) => annotationsOf(document, isQuiet).join(''),
    end: () => '',
  }
}

function annotationsOf(document: JudgedDocument, isQuiet: boolean): string[] {
  const { name, result, reason = '' } = document
  if (!result) return [annotation('error', { file: name, title: 'Not judged' }, reason)]
  return findingsOf(document)
    .filter(({ level }) => !isQuiet || level === 'error')
    .map((finding) => findingAnnotation(name, finding))
}

function findingAnnotation(file: string, finding: Finding): string {
  const { line, column } = finding.place
  const properties = { file, line: String(line), col: String(column), title: titleOf(finding) }
  return annotation(commands[finding.level], properties, `${placeText(finding)}: ${findingText(finding)}`)
}

function annotation(command: string, properties: Readonly<Record<string, string>>, message: string): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(printable(value))}`)
  return `::${command} ${written.join(',')}::${escapeData(printable(message))}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
