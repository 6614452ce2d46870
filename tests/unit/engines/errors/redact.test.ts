import { describe, expect, test } from 'vitest'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'
import { redact } from '@/engines/errors/redact/redact'
import { charactersRead } from './characters-read'
import { markedTokenOf } from '@/engines/errors/token-facts'

/** The secret in the texts below. Its letters identify it in the message of a failed test. */
const secret = 'hunter2Hunter2'
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const webToken = `${encoded({ alg: 'RS256' })}.${encoded({ exp: 1_772_460_309, aud: 'https://network.example', sub: 'dana' })}.c2lnbmF0dXJl`
const longCode = 'k3JhZ8vQpL2xTfW9sBnY4cRuE7mDaH5gOiN6tKqXzVw1'

describe('removes secrets', () => {
  test.each([
    ['an authorization header', `GET / HTTP/1.1\nAuthorization: Bearer ${secret}\nAccept: */*`],
    ['an authorization header of another scheme', `Authorization: Digest username="dana", response="${secret}"`],
    ['what curl -v sent', `> Authorization: Basic ${secret}\n> Accept: */*`],
    ['a cookie', `Cookie: sid=${secret}; theme=dark`],
    ['a cookie that is set', `Set-Cookie: sid=${secret}; HttpOnly`],
    ['an API key in a header', `X-Api-Key: ${secret}`],
    ['a key of a subscription', `Ocp-Apim-Subscription-Key: ${secret}`],
    ['a header of a command', `curl -H 'Authorization: Bearer ${secret}' https://api.example.net/`],
    ['credentials of a command', `curl -u dana:${secret} https://api.example.net/`],
    ['cookies of a command', `curl -b 'sid=${secret}' https://api.example.net/`],
    ['credentials of an address', `https://dana:${secret}@api.example.net/`],
    ['a member of JSON', `{"client_secret": "${secret}"}`],
    ['a member in camel case', `{ "clientSecret" : "${secret}" }`],
    ['a member with escaped quotation marks', String.raw`{"password":"a\"${secret}\"b","x":1}`],
    ['a member of JSON within JSON', String.raw`{"text":"{\"access_token\":\"${secret}\",\"expires_in\":3600}"}`],
    ['a number', '{"otp": 48151623, "pin": 48151623}'],
    ['a list with brackets in its texts', `{"tokens": ["a]b", null, "${secret}"]}`],
    ['a list', `{"tokens": ["${secret}", "${secret}"]}`],
    ['a dictionary of Python', `{'password': '${secret}', 'user': 'dana'}`],
    ['a member that breaks off', `{"grant_type":"x","client_secret":"${secret}`],
    ['a member behind an open quotation mark', `{"note": "open, "password": "${secret}"}`],
    ['a form', `grant_type=client_credentials&client_id=abc&client_secret=${secret}`],
    ['a code in an address', `https://app.example.net/callback?code=${secret}&state=${secret}`],
    ['a code behind an escaped ampersand', `<a href="/callback?x=1&amp;code=${secret}">`],
    ['a key in an address', `https://api.example.net/?key=${secret}`],
    ['a signature', `https://files.example.net/a?X-Amz-Signature=${secret}&X-Amz-Date=1`],
    ['a connection string', `Server=db;Password=${secret};Database=a`],
    ['a line of a configuration', `client_secret: ${secret}`],
    ['a variable of a shell', `export CLIENT_SECRET="${secret}"`],
    ['an argument of Python', `Client(client_secret='${secret}', timeout=3)`],
    ['an object of JavaScript', `request({ client_secret: '${secret}', id: 1 })`],
    ['an array of PHP', `['client_secret' => '${secret}', 'id' => 1]`],
    ['an unquoted object', `{ user: dana, password: ${secret}, id: 1 }`],
    ['a connection string with blanks', `Server=db;User Id=dana;Password=my ${secret} phrase;Database=a`],
    ['an element of XML', `<Login><Password>${secret}</Password></Login>`],
    ['an element with a prefix and attributes', `<wsse:Password Type="Text">${secret}</wsse:Password>`],
    ['a field of a page', `<input type="hidden" name="csrf_token" value="${secret}">`],
    ['a header of a HAR entry', `{"name":"Authorization","value":"Bearer ${secret}"}`],
    ['a header of a HAR entry in reverse order', `{"value":"${secret}","name":"X-Api-Key"}`],
    ['a cookie of a HAR entry', `{"name":"sid","value":"${secret}","httpOnly":true}`],
    ['the value of a field with an error', `{"field":"password","code":"INPUT_MIN_VALUE","value":"${secret}"}`],
    ['a bearer token in a sentence', `The token Bearer ${secret} is not valid`],
    ['a web token', `The token ${webToken} is not valid`],
    ['a web token in an escaped address', `redirect=https%3A%2F%2Fa%3Fx%20${webToken}`],
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${longCode}\n-----END RSA PRIVATE KEY-----`],
    ['a private key that breaks off', `-----BEGIN PRIVATE KEY-----\\n${longCode}`],
    ['a long code', `session ${longCode} has ended`],
    ['the password of an interchange of X12', `ISA*01*MYUSERID  *01*${secret}*ZZ*NORTHGATE*ZZ*LAKESIDE*260320~`],
    ['the password of an interchange of EDIFACT', `UNB+UNOC:3+A?+B:14+C:14+260320:0915+7+${secret}:BB'UNH+1`],
    ['a map of Java', `{Accept=[*/*], Authorization=[Bearer ${secret}], Cookie=[sid=${secret}; a=b]}`],
    ['headers of Go', `http.Header{"X-Api-Key":[]string{"${secret}", "${secret}"}}`],
    ['the credentials of a call in Python', `requests.get(url, auth=("client-1", "${secret}"))`],
    ['the credentials of an object in Python', `HTTPBasicAuth('client-1', '${secret}')`],
    ['the key of an account', `AccountName=acct;AccountKey=${secret}==;EndpointSuffix=x`],
    ['a key of authorization in a header', `> X-Auth-Key: ${secret}`],
    ['a passcode', `{"passcode":"${secret}","mfa_code":"${secret}"}`],
    ['an element with unparsed text', `<Password><![CDATA[a<b&${secret}]]></Password><x/>`],
    ['a setting in XML', `<add key="ClientSecret" value="${secret}" />`],
    ['a field of a page with an id', `<input id="f1" name="password" value="${secret}">`],
    ['a member of JSON within JSON within JSON', String.raw`{"log":"{\"client_secret\":\"a${secret}\",\"x\":1}"}`],
    ['an encoded form', `body=client_id%3Dabc%26client_secret%3D${secret}%26grant_type%3Dx`],
    ['a form that is encoded twice', `u=a%2526client_secret%253D${secret}%2526b`],
    ['an address within an address', `redirect=https%3A%2F%2Fa%2Fb%3Fcode%3D${secret}%26x%3D1`],
    ['a name of two words', `API Key: ${secret}`],
    ['a name of two words in a line', `the Subscription key: ${secret}, please`],
    ['a scheme behind a slash', `OAuth/Bearer ${secret} and Provider/Token ${secret}`],
    ['a call that sets credentials in Go', `req.SetBasicAuth("dana", "${secret}")`],
    ['a token in base64 of an address', `HTTPS://${secret}==@git.example.net/repo.git`],
    ['a token of an address', `https://${secret}@git.example.net/repo.git`],
    ['a sentence', `my password is ${secret} and it does not work`],
    ['a sentence with brackets', `the client secret (${secret}) is refused`],
    ['a message about a value', `Incorrect API key provided: ${secret}. You find it in the portal.`],
    ['a word in quotation marks', `Token "${secret}" is invalid`],
    ['a table', `| Client Secret | ${secret} |`],
    ['a page that was copied', `Client Secret\n\n${secret}`],
    ['an arrow', `client_secret → ${secret}`],
    ['a list of two', `["X-Api-Key", "${secret}"]`],
    ['a variable of a container', `- name: CLIENT_SECRET\n  value: ${secret}`],
    ['a text of several lines in YAML', `auth:\n  client_secret: |\n    abc\n    ${secret}\n  id: 1`],
    ['an option of a command', `sync --client-secret ${secret} --verbose`],
    ['a short option of a command', `sftp dana@files.example -pw ${secret}`],
    ['a command that sets a variable', `setx CLIENT_SECRET ${secret}`],
    ['a file with logins', `machine files.example login dana password ${secret}`],
    ['an object with credentials', `new NetworkCredential("dana", "${secret}")`],
    ['an address of JDBC', `jdbc:oracle:thin:dana/${secret}@//db.example:1521/x`],
    ['an option in quotation marks', `sync --password "correct horse ${secret}"`],
    ['an option in single quotation marks', "sync --password 'my phrase' --user x"],
    ['an option with other quotation marks', `sync --client-secret 'ab"cd ${secret}'`],
    ['an option with escaped quotation marks', String.raw`{"run":"sync --password \"a b ${secret}\" -v","x":1}`],
    ['an option whose quotation mark is not closed', `sync --token "a b ${secret}`],
    ['an option with brackets', `sync --password pa[ss]${secret}`],
    ['a short option in quotation marks', `pscp -pw "hunter ${secret}" x`],
    ['an option in a list', `["sync", "--password", "my ${secret}", "-v"]`],
    ['an option in brackets', 'a command with an option (--token abcdefgh)'],
    ['credentials in quotation marks', `curl -u "dana:my ${secret}" https://api.example.net/`],
    ['a password for sshpass', `sshpass -p ${secret} sftp dana@files.example`],
    ['a login of lftp', `lftp -u dana,${secret} sftp://files.example`],
    ['a password of MySQL', `mysql -h db.example -p${secret} orders`],
    ['passwords of a key store', `keytool -list -storepass ${secret} -keypass ${secret}`],
    ['a dialogue of FTP', 'USER dana\nPASS abcdefgh\n530 Login incorrect.'],
    ['a dialogue of FTP in a log', '> USER dana\n< 331 Password, please\n> PASS abcdefgh'],
    ['a sentence with signs in quotation marks', 'the password "p4ssw0rd!;Winter24" is refused'],
    ['a sentence with a chosen password', 'Password is Winter24!'],
    ['a sentence about a user', 'the password for user dana is Winter2024!'],
    ['a sentence about a change', 'password was set to Winter2024!'],
    ['a sentence about an application', `client secret for app X: ${secret}`],
    ['a name with a note', `API key (prod): ${secret}`],
    ['a sentence that wraps', 'my password is\nWinter24! and it does not work'],
    ['a sentence in JSON', String.raw`{"error":"The token \"${secret}\" is invalid"}`],
    ['a call that sets a password', `client.setPassword("${secret}")`],
    ['a call that logs in', `ftp.login("dana", "${secret}")`],
    ['an object with the characters of a password', `new PasswordAuthentication("dana", "${secret}".toCharArray())`],
    ['an array that PHP printed', `Array\n(\n    [client_secret] => abcdefgh\n)`],
    ['a text in YAML with a comment', `password: |  # comment\n  my phrase`],
    ['a text in YAML behind an empty line', `password: >\n\n  my phrase`],
    ['a text in a list of YAML', `- client_secret: |\n    my phrase\n  id: 1`],
    ['a text in YAML with a quoted name', `"client_secret": |\n  my phrase`],
    ['a text in YAML with a tag', `TOKEN: !vault |\n  my phrase`],
    ['a quoted variable of a container', '- name: DB_PASSWORD\n  value: "abcdefgh"'],
    [
      'a table with the name in its head',
      `| id | Client secret |\n|----|:------|\n| 1 | abcdefgh |\n| 2 | my-phrase |`,
    ],
    ['an address of JDBC with an @', `jdbc:oracle:thin:dana/p@ss/${secret}@db.example`],
    ['credentials of an address with an @', `sftp://dana:p@ss${secret}@files.example`],
    ['a known form of key', 'AKIAIOSFODNN7EXAMPLE and ghp_k3JhZ8vQpL2xTfW9sB'],
  ])('of %s', (_, text) => {
    const redacted = redact(text)
    expect(redacted).toContain('removed')
    for (const part of [
      secret,
      webToken,
      longCode,
      '48151623',
      'AKIAIOSFODNN7EXAMPLE',
      'ghp_k3',
      'Winter2',
      'abcdefgh',
      'phrase',
    ])
      expect(redacted).not.toContain(part)
    expect(redact(redacted), 'a redacted text stays as it is').toBe(redacted)
  })
})

describe('keeps what explains an error', () => {
  test.each([
    [
      'kinds of tokens',
      '{"token_type":"Bearer","expires_in":3600,"token_endpoint":"https://auth.example/oauth/token"}',
    ],
    [
      'a challenge',
      'WWW-Authenticate: Bearer realm="api", error="invalid_token", error_description="The token expired"',
    ],
    ['codes of errors', '{"code":"INPUT_MIN_VALUE","errorCode":"E-104","field":"perPage","value":"0"}'],
    [
      'request ids',
      'X-Request-ID: 5b0c3c7e-4f5d-4a3c-9a57-2f1f6a3f0a11\ntraceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    ],
    ['ids of owners', '{"ownerID":"204417755120938475610294857610293847561"}'],
    [
      'headers of cross-origin calls',
      'Access-Control-Allow-Credentials: true\nAccess-Control-Allow-Headers: authorization',
    ],
    [
      'messages about a password',
      '{"error":{"error":"Validation Error","validationErrors":{"new_password":"The new password must differ from the current one."}}}',
    ],
    ['lists of messages about a password', '{"password":["This field may not be blank."]}'],
    ['words', 'Bearer authentication is required. The Token expired. Basic authorization failed.'],
    ['a message about a token', 'Invalid token: expired. Bad password'],
    ['elements about tokens', '<TokenType>Bearer</TokenType><Message>The password is too short.</Message>'],
    ['a request to the token endpoint', 'POST /oauth/token HTTP/1.1'],
    ['a path and a time', '/oauth/token 2026-03-02T14:00:00Z'],
    [
      'user names of addresses',
      'ssh://git@git.example.net/repo.git sftp://acme001@sftp.example.net postgres://app1@db',
    ],
    ['an email address behind an address', 'https://portal.example.net;contact=edi24@example.com'],
    ['other calls with two texts', 'requestAuth("GET", "/orders") checkAuth("dana", "not allowed")'],
    ['ids of elements that are no fields', '<li id="cookieNotice" value="3"><option id="token" value="abc">'],
    ['the date of a signature', '<field name="SignatureDate" value="2026-01-01"/>'],
    [
      'an interchange without a password',
      'ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915',
    ],
    [
      'an interchange of EDIFACT without a password',
      "UNB+UNOC:3+NORTHGATE:14+LAKESIDE:14+260320:0915+7'UNH+1+CONTRL:D:3:UN'",
    ],
    ['settings that are no secrets', '<add key="Timeout" value="30" /><add key="TokenType" value="Bearer" />'],
    ['a message about a key', 'Invalid API key: expired. Bad access token'],
    ['a status behind a token', 'Invalid access token: 401 Unauthorized'],
    ['email addresses in addresses', 'https://api.example.net?email=dana1@example.net'],
    ['places in code', 'at getAccessToken (/app/src/client1/auth2.js:12:3) getToken (C:\\app1\\auth2.js:3:4)'],
    ['a word that a parser did not expect', 'unexpected token "PO104417-1X2", mismatched token: PO104417-1X2'],
    ['a sentence with a client ID', 'The token of prd_A1b2C3d4E5f6G7h8 is for another application'],
    ['a time behind a token', 'the token expired 2026-03-02T14:00:00Z'],
    ['an address behind an option', 'sync --token-url https://a1.example/b22'],
    ['an algorithm', 'signature SHA256withRSA'],
    ['sentences about options', 'option --password is required, and the flag --token must be given'],
    ['what an option does', 'sync --password prompts for a password, --token defaults to none'],
    ['messages that PHP printed', '[password] => The password field is required.\n[token] => stdClass Object'],
    ['an option without its value', 'error: --password requires a value'],
    ['an option or a variable', 'Missing option --token or TOKEN variable'],
    ['an option that is unknown', 'unknown option --token in version 1'],
    ['schemes of options', 'sync --auth basic --user dana; sync --auth digest'],
    ['a password from the input', 'docker login -u dana --password-stdin registry.example'],
    ['a file of cookies', 'curl --cookie-jar jar.txt https://api.example.net/'],
    ['variables of options', 'sync --password $PASSWORD --token "${TOKEN}" --client-secret %SECRET%'],
    ['an option without its argument', "error: option '--token <token>' argument missing"],
    ['a user and a group', 'docker run -u 1000:1000 image'],
    ['placeholders of options', 'usage: sync --password PASSWORD [--token TOKEN] [--secret <secret>]'],
    ['small numbers of options', 'convert -pass 1 --pin 4'],
    ['a branch of Git', 'git checkout -b orders'],
    ['a token that Jackson did not recognize', "Unrecognized token 'PO12345AB': was expecting (JSON String)"],
    ['a token that JSON.parse did not recognize', "JSON.parse: unrecognized token '1a2b3c4d5e'"],
    ['a token that YAML does not know', "found unknown token 'PO12345AB'"],
    ['a place in X12', 'syntax error near token N1*ST*4711*12, no alternative at token PO104417-1X2'],
    ['a thread in the next line', 'Invalid credentials\n[http-nio-8080-exec-3] WARN x'],
    ['an ID in the next line', 'Missing signature\n1a2b3c4d-1111-4222-8333-444455556666'],
    ['a document in the next line', 'Missing authorization\nORD-2024-0012 was not created'],
    ['an order in the next line', 'no password\nPO4711-22a was rejected'],
    ['a time in the next line', 'Bad password\n20240501T120000.123Z INFO'],
    ['a code behind an empty line', 'invalid credentials\n\nERR4711A22 see docs'],
    ['a line behind the name of a secret', 'Password\nPO4711-22a was rejected'],
    [
      'codes in hexadecimal digits',
      'INVALID_SIGNATURE 0x80070057 NTE_BAD_SIGNATURE, 0x80090006 INVALID_TOKEN: 0x80070057',
    ],
    ['a sentence behind a code', '{"error":"invalid_token: the token expired"}\ninvalid_token: the token expired'],
    ['an ID behind a code', 'invalid_token 7f3a-22bc-91, invalid token 7f3a-22bc-91'],
    ['a list of a code and an ID', '["missing_token","req-7f3a-22bc"]'],
    ['the name of a member', '{"code":"invalid_token","trace2024-id":"a"} {"code":"token","trace2024-id":"a"}'],
    ['a line of a log in a table', '12:00 | invalid token | 7f3a-22bc-91'],
    ['a code behind what is missing', 'No token provided: ERR-4711-A2. Missing token: ERR-4711-A2'],
    ['an ID of a database', 'ORA-12505: TNS:listener does not know of SID ORCL1234 given'],
    ['an ID of Windows', 'the SID S-1-5-21-1004336348-1177238915 is unknown'],
    [
      'authorizations of returns',
      'Return authorization RA-2024-0012 is unknown. AuthorizationNumber RA-2024-0012 is too long',
    ],
    ['what to pass', 'pass SSCC003456789012 to X. Pass BOL-2024-0012 to the carrier'],
    ['cookies to eat', 'Oreo cookie 12x24oz-case has no UPC'],
    ['signatures on paper', 'BOL signature BOL-2024-0012'],
    ['the name of a secret', 'secret "edi-tls-2024-05" not found'],
    ['the address of a secret', 'secret arn:aws:secretsmanager:us-east-1:123456789012:secret:prod/db-AbC12 not found'],
    ['the file of a key', 'private key keys/id_rsa2024.pem'],
    ['a version', 'auth v2.0.1-beta4 failed'],
    ['tables about secrets', '| Client secret | Token |\n|---|---|\n| ✓ | is not sent to the 2 others |'],
    ['the type of a column', '| password | varchar255x2 |'],
    ['a power', 'PW=12 pw: 4 kW'],
    ['calls about credentials', 'validateCredentials("user", "Wrong user type") Credentials("aws", "us-east-1")'],
    ['names of files', 'PO104417-1-v7.7-BulkImport_TareLevel_and_a_very_long_name_of_a_file.xml'],
  ])('as it is: %s', (_, text) => {
    expect(redact(text)).toBe(text)
  })
})

test('keeps the expiry and the audience of a web token', () => {
  const text = redact(`Authorization: Bearer ${webToken}`)
  expect(text).toBe(
    'Authorization: Bearer [token removed, expires 2026-03-02T14:05:09.000Z, audience https://network.example]',
  )
  expect(markedTokenOf(text)).toEqual({ expires: 1_772_460_309_000, audience: 'https://network.example' })
  expect(redact(text)).toBe(text)
  expect(redact('x eyJub3Rqc29u.e30')).toBe('x [token removed]')
})

test.each([
  ['{', '{'],
  ['"', '"'],
  ['"a": [', '"a": ['],
  ['backslashes', String.raw`\"password\":\"` + '\\'.repeat(20_000)],
  ['"errors":{', '"errors":{'],
  ['eyJ-', 'eyJ-'],
  ['://a:', '://a:'],
  ['Bearer', 'Bearer '],
  ['<h1', '<h1'],
  ["'a:", "'a:"],
  ['-----BEGIN PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----'],
  ['a long word', 'aB1'],
  ['blanks', ' '],
  ['lines', 'password:\n'],
  ['names of secrets', 'password '],
  ['texts of several lines', 'password: |\n  '],
  ['options', ' --password'],
  ['<p><![CDATA[', '<p><![CDATA['],
  ['ISA*01*', 'ISA*01*'],
  ['UNB+', 'UNB+'],
  ['%26a%3D', '%26a%3D'],
  ['a=[', 'a=['],
])('reads a text that repeats %s and is twice as long at most twice as often', (_, part) => {
  const work = (length: number) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
    return charactersRead(() => void decodeResponse(parsePaste(redact(text))))
  }
  const [some, twice] = [work(10_000), work(20_000)]
  expect(some).toBeGreaterThan(10_000)
  // Four times as often if the work were quadratic. A guard bounds the work of a single match (DECODER-13).
  expect(twice).toBeLessThan(2.2 * some)
})
