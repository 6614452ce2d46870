import { readFileSync } from 'node:fs'
import { expect, portal, test } from './support/test.ts'

test('the licenses of everything shipped are served: of code, workers and fonts', async ({ request }) => {
  const response = await request.get(`${portal}/licenses.txt`)
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  const text = await response.text()
  const listed = [...text.matchAll(/^(\S+) \d\S*\nLicense: (.+)$/gm)].map(([, name, license]) => ({ name, license }))
  const names = listed.map(({ name }) => name)
  // react is in the page, react-markdown in a worker only.
  expect(names).toEqual(expect.arrayContaining(['react', 'react-markdown', '@fontsource-variable/instrument-sans']))
  // The tool for pipelines has the server of the protocol for agents, which has a copy of ajv.
  expect(names).toEqual(expect.arrayContaining(['@modelcontextprotocol/server', 'ajv', 'fast-uri']))
  expect(listed.filter(({ license }) => license === 'not stated')).toEqual([])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  // react-router-dom only passes on what react-router exports.
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual(['react-router-dom'])
})
