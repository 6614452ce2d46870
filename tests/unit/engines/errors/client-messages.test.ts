import { expect, it } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const decode = (text: string) => decodeResponse(parsePaste(text))

it.each([
  ['dana@files.example: Permission denied (publickey).', 'The file server refused the login'],
  ['530 Login incorrect.', 'The file server refused the login'],
  ['Host key verification failed.', 'The file server has another key than the known one'],
  [
    "sftp> get PO1.xml\nCouldn't stat remote file: No such file or directory",
    'The file server does not have this file or folder',
  ],
  ['550 File not found', 'The file server does not have this file or folder'],
  ['remote open("/in/PO1.xml"): Permission denied', 'The file server does not allow this'],
  [`Couldn't rename file "/in/.PO1" to "/in/PO1.xml": Failure`, 'The file server does not allow this'],
])('the message of a file server is explained with the guide of SFTP: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading, guides: ['sftp'] })
})

it.each(['530', 'HTTP 530', '551 cases are short'])(
  'a number that has several meanings is not explained: %s',
  (text) => {
    expect(decode(text).certainty).toBe('unknown')
  },
)

it('a status that only one gateway uses has its meaning', () => {
  expect(decode('Error 522: Connection timed out')).toMatchObject({
    certainty: 'known',
    meaning: 'The service did not accept the connection of the gateway in time.',
    gaps: [],
  })
})

it.each([
  ['invalid_grant: Authorization code expired', 'invalid_grant'],
  ['OAuthError: login_required (Login required)', 'login_required'],
  ['access_denied', 'access_denied'],
  [
    'Callback URL mismatch. The provided redirect_uri is not in the list of allowed callback URLs.',
    'invalid_redirect_uri',
  ],
  ['TokenExpiredError: jwt expired', 'invalid_token'],
])('a code of OAuth in the message of a library is explained: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading, form: expect.stringContaining('OAuth') })
})

it('the code of another service in a sentence is none of OAuth', () => {
  expect(decode('access_denied: the report is not in your plan').certainty).toBe('unknown')
})

it.each([
  ['{"message": "Endpoint request timed out"}', '504 Gateway Timeout'],
  ['{"Message":"User is not authorized to access this resource with an explicit deny"}', '403 Forbidden'],
  ['reason: unable to verify the first certificate', 'The certificate was not accepted'],
  ['The SSL connection could not be established, see inner exception.', 'No secure connection'],
  ['kex_exchange_identification: Connection closed by remote host', 'The connection broke'],
])('the message of a gateway or a client without a status is explained: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading })
})
