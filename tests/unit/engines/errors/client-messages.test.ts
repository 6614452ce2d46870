import { expect, it } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'

const decode = (text: string) => decodeResponse(parsePaste(text))

it.each([
  ['dana@files.example: Permission denied (publickey).', 'The file server refused the login'],
  ['530 Login incorrect.', 'The file server refused the login'],
  ['Response:\t530 User cannot log in.', 'The file server refused the login'],
  ['ftplib.error_perm: 530 Login incorrect', 'The file server refused the login'],
  ['530 Please login with USER and PASS.', 'The file server refused the login'],
  ['Host key verification failed.', 'The file server has another key than the known one'],
  [
    "sftp> get PO1.xml\nCouldn't stat remote file: No such file or directory",
    'The file server does not have this file or folder',
  ],
  ['550 File not found', 'The file server does not have this file or folder'],
  ['550-File not found', 'The file server does not have this file or folder'],
  ['Error: 550 No such file', 'The file server does not have this file or folder'],
  ['550 The system cannot find the file specified.', 'The file server does not have this file or folder'],
  ["Couldn't canonicalize: No such file or directory", 'The file server does not have this file or folder'],
  [`Can't ls: "/nope" not found`, 'The file server does not have this file or folder'],
  ['remote readdir("/x"): No such file or directory', 'The file server does not have this file or folder'],
  ['SSH_FX_NO_SUCH_FILE', 'The file server does not have this file or folder'],
  ['remote open("/in/PO1.xml"): Permission denied', 'The file server does not allow this'],
  ['remote mkdir "/in/x": Permission denied', 'The file server does not allow this'],
  ["Couldn't delete file: Permission denied", 'The file server does not allow this'],
  [`Couldn't rename file "/in/.PO1" to "/in/PO1.xml": Failure`, 'The file server does not allow this'],
  ['550 Permission denied', 'The file server does not allow this'],
  ['550 Requested action not taken. Access is denied.', 'The file server does not allow this'],
  ['ftp> put PO1.xml\n553 Could not create file.', 'The file server does not allow this'],
])('the message of a file server is explained with the guide of SFTP: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading, guides: ['sftp'] })
})

it('a reply of FTP does not speak of a key that the server should know', () => {
  const { meaning, steps } = decode('530 Please login with USER and PASS.')
  expect(meaning).toContain('This is a reply of FTP')
  expect([meaning, ...steps].join(' ')).not.toMatch(/does not know the key|public key/)
})

it.each([
  ['552 Requested file action aborted. Exceeded storage allocation.', 'The file server has no more space for you'],
  ['Permission denied, please try again.', 'The server refused the login by SSH'],
  ['git@github.com: Permission denied (publickey)', 'The server refused the login by SSH'],
  [
    'Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'The server refused the login by SSH',
  ],
])('a message of any server says nothing about the network: %s', (text, heading) => {
  const { certainty, heading: own, meaning, steps, guides } = decode(text)
  expect({ certainty, heading: own, guides }).toEqual({ certainty: 'known', heading, guides: [] })
  expect([meaning, ...steps].join(' ')).not.toMatch(/network|organization|testin/)
})

it.each([
  '530',
  'HTTP 530',
  '551 cases are short',
  '530 Origin DNS error',
  '530 Site is frozen',
  '550 cartons of PO 4711 are missing',
  '530 - cartons short',
  '530 password resets were sent',
  '530 stores log in with this password',
  '553 lines were read, 2 refused',
  '550 N Michigan Ave: address not found',
  '552 duplicate PO',
  '550 file lines not found',
  '550 5.1.1 <dana@x.example>: Recipient address rejected: User unknown',
  '550 Mailbox not found',
  '530 5.7.0 Must issue a STARTTLS command first',
  '552 5.3.4 Message size exceeds fixed limit',
])('a number that has several meanings is not explained: %s', (text) => {
  expect(decode(text).certainty).toBe('unknown')
})

it.each([
  '530 Origin DNS Error\nServer: cloudflare\nCF-RAY: 8c1d2\n\nerror code: 1016',
  '530 Site Frozen\ncf-ray: 8c1d2f3a4b5c6d7e\n\n<html><body><h1>Site Frozen</h1></body></html>',
])('a status with headers below it is none of a file server: %s', (text) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', form: 'A response of Cloudflare.' })
})

it.each([
  'Cannot GET /api/orders: not found',
  'Cannot find trading partner 4711: not found',
  "Cannot find module 'express': not found",
  'Cannot delete order: Permission denied',
  "Can't open /etc/ssl/cert.pem: No such file or directory",
])('a file or a thing that is not on a file server is none of its messages: %s', (text) => {
  expect(decode(text).certainty).toBe('unknown')
})

it.each([
  ['Cannot get order 12: 404 not found', '404 Not Found'],
  ["Error 404: Can't find route /orders: not found", '404 Not Found'],
  ['403 Forbidden: Cannot create document 4711: Permission denied', '403 Forbidden'],
  ['POST /api/login_required 404 Not Found', '404 Not Found'],
  ['500 Internal Server Error: jwt expired', '500 Internal Server Error'],
  ['429 Too Many Requests: too_many_attempts', '429 Too Many Requests'],
])('a status in a sentence wins over its other words: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'partly', heading })
})

it.each([
  [
    'File "app.py", line 12, in login_required\nConnectionRefusedError: [Errno 111] Connection refused',
    'The connection was refused',
  ],
  ['getaddrinfo ENOTFOUND x.example after login_required', 'The host name could not be resolved'],
  ['ECONNRESET (jwt expired)', 'The connection broke'],
  ['ECONNREFUSED while refreshing token after invalid_grant', 'The connection was refused'],
  ['java.net.ConnectException: login_required', 'The connection was refused'],
])('an error of the connection wins over its other words: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading })
})

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
  ['JWT decode failed: jwt expired', 'invalid_token'],
  ['jwt.exceptions.ExpiredSignatureError: Signature has expired', 'invalid_token'],
  ['oauthlib.oauth2.rfc6749.errors.InvalidGrantError: (invalid_grant) Bad Request', 'invalid_grant'],
  ["google.auth.exceptions.RefreshError: ('invalid_grant: Bad Request', {})", 'invalid_grant'],
  ['AADSTS70011: invalid_scope', 'invalid_scope'],
  ['Request failed: error: "invalid_grant"', 'invalid_grant'],
])('a code of OAuth in the message of a library is explained: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading, form: expect.stringContaining('OAuth') })
})

it.each([
  'access_denied: the report is not in your plan',
  "ImportError: cannot import name 'login_required' from 'flask_login'",
  "ImportError: cannot import name 'ExpiredSignatureError' from 'jwt'",
  'ReferenceError: login_required is not defined',
  "KeyError: 'login_required'",
  'key login_required not found in locale en.json',
  'PG::UndefinedColumn: ERROR: column "invalid_scope" does not exist',
])('the code of another service in a sentence is none of OAuth: %s', (text) => {
  expect(decode(text).certainty).toBe('unknown')
})

it.each(['Your vendor insurance certificate has expired', 'Please send a self signed certificate of insurance'])(
  'a certificate on paper is none of a connection: %s',
  (text) => {
    expect(decode(text).certainty).toBe('unknown')
  },
)

it.each([
  ['{"message": "Endpoint request timed out"}', '504 Gateway Timeout'],
  ['{"Message":"User is not authorized to access this resource with an explicit deny"}', '403 Forbidden'],
  ['reason: unable to verify the first certificate', 'The certificate was not accepted'],
  ['Error: certificate has expired', 'The certificate was not accepted'],
  ['reason: self-signed certificate in certificate chain', 'The certificate was not accepted'],
  ['The SSL connection could not be established, see inner exception.', 'No secure connection'],
  ['kex_exchange_identification: Connection closed by remote host', 'The connection broke'],
])('the message of a gateway or a client without a status is explained: %s', (text, heading) => {
  expect(decode(text)).toMatchObject({ certainty: 'known', heading })
})
