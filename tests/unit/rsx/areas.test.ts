import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { internalArea, rsxArea } from '@/engines/documentation/areas/areas'
import { overviewPages, stepOf, workflow } from '@/features/rsx/model/workflow'
import { areaPath, currentAreaPath, nearestTrail } from '@/engines/documentation/areas/doc-area'
import { areaUrls } from '@/engines/documentation/page-location'
import { nextStep, stepToOpen } from '@/modules/step-wizard/model'
import { parseToc } from '@/engines/documentation/parse-toc'
import { resolveToc } from '@/engines/documentation/resolve-toc'
import { pagesOf } from '@/engines/documentation/tree-entry'

const toc: unknown = JSON.parse(
  readFileSync(new URL('../../../platform/content/docs/rsx-docs/toc.json', import.meta.url), 'utf8'),
)
const { entries } = resolveToc(
  parseToc(toc),
  { name: 'rsx', pathOf: (link) => areaPath(rsxArea, link) },
  { signedIn: false, internal: false, featureFlags: ['my-designs'] },
)

describe('an area', () => {
  it.each([
    ['connect-with-as2', '/rsx/docs/connect-with-as2'],
    ['/return-documents/generate-invoice-file.md', '/rsx/docs/return-documents/generate-invoice-file'],
    ['test-data#orders', '/rsx/docs/test-data#orders'],
  ])('resolves the link %s to %s', (link, path) => expect(areaPath(rsxArea, link)).toBe(path))

  it.each([
    ['/rsx', '/rsx/docs/rsx-overview'],
    ['/rsx/', '/rsx/docs/rsx-overview'],
    ['/rsx/docs/test-data.md', '/rsx/docs/test-data'],
    ['/rsx/docs/a%20b', '/rsx/docs/a b'],
  ])('compares %s as %s', (pathname, path) => expect(currentAreaPath(rsxArea, pathname)).toBe(path))

  it('marks the nearest entry above a page without an entry', () => {
    const texts = (path: string) => nearestTrail(entries, path).map(({ text }) => text)
    expect(texts('/rsx/docs/fields-qualifiers/7.7.4/Orders')).toEqual(['Resources', 'Fields and Qualifiers'])
    expect(texts('/rsx/docs/return-documents/nothing')).toEqual([])
    expect(nearestTrail(entries, internalArea.pathTo('README'))).toEqual([])
  })
})

describe('the Integration Workflow', () => {
  const listed = pagesOf(entries).map(({ to }) => to)

  it('has six steps that lead to pages of the table of contents', () => {
    expect(workflow.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
    const pages = workflow.flatMap((step) => step.pages.map(({ page }) => rsxArea.pathTo(page)))
    expect(pages.filter((page) => !listed.includes(page))).toEqual([])
    expect(new Set(pages).size).toBe(pages.length)
    expect(
      [...overviewPages, ...areaUrls.rsxDocs.toolPages].filter((page) => !listed.includes(rsxArea.pathTo(page))),
    ).toEqual([])
  })

  it('knows the step of a page', () => {
    expect(stepOf('connect-with-sftp')?.id).toBe(1)
    expect(stepOf('rsx-overview')).toBeUndefined()
  })

  it('opens the step of the page first, unless the address names another', () => {
    expect(stepToOpen(workflow, null, 4)).toBe(4)
    expect(stepToOpen(workflow, '2', 4)).toBe(2)
    expect(stepToOpen(workflow, 'nonsense', undefined)).toBe(1)
    expect(nextStep(workflow, 6)).toBeUndefined()
  })
})
