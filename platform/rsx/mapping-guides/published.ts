import type { GeneratedFile, GeneratedFiles } from '../generated-files'
import { systems } from './systems'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `{Vendor}/{name}/{file}`: the mapping guide of a system and a document (GUIDE-5). */
export function mappingGuides(vendor: string) {
  return async (path: string, files: GeneratedFiles): Promise<GeneratedFile | undefined> => {
    const [name, file, ...more] = path.split('/')
    const system = systems.find((candidate) => candidate.vendor === vendor && candidate.name === name)
    if (!system || more.length > 0) return undefined
    const { guideFileName, mappingWorkbook } = await import('./workbook')
    const number = system.numbers.find((candidate) => guideFileName(system, candidate) === file)
    if (number === undefined) return undefined
    const body = files.get(`mapping-guides/${vendor}/${path}`, () => mappingWorkbook(system, number))
    return { type, isPrivate: true, body }
  }
}
