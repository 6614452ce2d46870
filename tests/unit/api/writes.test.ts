import { describe, expect, it } from 'vitest'
import { codeBelow, textOf } from '../../guards/source-files'

const files = codeBelow('src').map((path) => ({ path, text: textOf(path) }))

/** Reads that are sent as a POST because their parameters are too long for a URL. */
const reads = ['getAuthorizationRequest', 'createShippingDocClient']

/** The functions of the API clients that change data. */
const writes = files
  .filter(({ path }) => /^src\/api\/[\w-]+\/client\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    text
      .split(/^(?=(?:export )?(?:async )?function )/m)
      .filter((part) => /method: '(?:POST|PUT|PATCH|DELETE)'/.test(part))
      .map((part) => ({ path, name: /function (\w+)/.exec(part)?.[1] ?? '' })),
  )
  .filter(({ name }) => !reads.includes(name))

describe('calls that change data', () => {
  it('include the known write functions', () => {
    expect(writes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createApplication', 'signUp', 'resetPassword', 'patchProfile']),
    )
  })

  it.each(writes)('$name is called only by the mutations of its folder, which the session watch observes', (write) => {
    const folder = write.path.replace('/client.ts', '')
    const client = new RegExp(`${folder.replace('src/', '@/')}/client'`)
    const callers = files.filter(
      ({ path, text }) =>
        new RegExp(`\\b${write.name}\\b`).test(text) &&
        (client.test(text) || (path.startsWith(`${folder}/`) && path !== write.path)),
    )
    expect(callers.map(({ path }) => path)).toEqual([`${folder}/mutations.ts`])
  })
})
