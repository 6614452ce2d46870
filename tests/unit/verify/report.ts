import { verifyDocument } from '@/modules/openapi/verify/verify-document'
import type { Report } from '@/modules/openapi/verify/report'

export const nothingElse = (url: string): Promise<never> => Promise.reject(new Error(`There is no document at ${url}.`))

export function verify(document: object, load: Parameters<typeof verifyDocument>[2] = nothingElse): Promise<Report> {
  return verifyDocument('https://builds.example/swagger.json', JSON.stringify(document), load)
}

export const titles = ({ findings }: Report) => findings.map(({ severity, title }) => `${severity}: ${title}`)
export const pointers = ({ findings }: Report, title: string) =>
  findings.filter((finding) => finding.title === title).flatMap(({ places }) => places.map(({ pointer }) => pointer))

export const ok = { '200': { description: 'Done' } }

export function specification(paths: object, rest: object = {}) {
  return { openapi: '3.0.3', info: { title: 'Labels', version: '2.0.0', description: 'Labels.' }, paths, ...rest }
}

export const complete = { summary: 'List labels', description: 'All of them.', responses: ok }
