import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnswerHead } from '@/modules/console/model/types'
import { ExplainedAnswer } from '@/modules/console/view/ExplainedAnswer'
import { openPortal, platformForTests } from '../support/portal'

platformForTests()

const head: AnswerHead = {
  status: 404,
  statusText: 'Not Found',
  headers: [['content-type', 'application/problem+json']],
  url: 'https://api.network.example/label/v1/none',
  redirected: false,
  isHiddenRedirect: false,
}
const lines = ['{"title":"Not Found",', '"status":404,"detail":"The label \\"none\\" could not be found."}']

function open(given: AnswerHead) {
  const element = <ExplainedAnswer head={given} lines={lines} method="GET" />
  return openPortal('/', { routes: [{ path: '/', element }] })
}

test('a failed answer is explained in place', async () => {
  open(head)
  const answer = await screen.findByRole('region', { name: 'What this means' })
  expect(answer).toHaveTextContent('There is no template with this id.')
  expect(answer).toHaveTextContent('GET https://api.network.example/label/v1/none')
})

test('a successful answer is not explained', () => {
  const { container } = open({ ...head, status: 200 })
  expect(container.querySelector('section')).toBeNull()
})
