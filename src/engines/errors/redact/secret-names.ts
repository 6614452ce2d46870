/** Parts of names whose values are secrets, in lower case and without separators. */
const secretParts =
  /passw|passphrase|passcode|pwd|(?:store|key)pass|secret|token|apikey|authorization|cookie|credential|privatekey|accesskey|accountkey|authkey|sharedkey|signingkey|subscriptionkey|functionskey|sessionid|sessionkey|signature|assertion|connectionstring|codeverifier|googkey|captcha/

/** Names whose values are secrets, in lower case and without separators. */
const secretNames = new Set([
  'auth',
  'bearer',
  'jwt',
  'otp',
  'mfacode',
  'pin',
  'pass',
  'sid',
  'sig',
  'hmac',
  'samlresponse',
  'samlrequest',
  'jsessionid',
  'phpsessid',
  'aspnetsessionid',
  'xamzsecuritytoken',
  'masterkey',
  'encryptionkey',
  'csrf',
  'xsrf',
])

/** Ends of names that have a secret part, but only describe a secret, such as `token_type`. */
const aboutSecrets =
  /(type|endpoint|url|uri|use|usage|expires|expiresin|expiresat|expiry|lifetime|name|number|length|policy|count|limit|hint|required|expired|valid|method|methods|supported|error|errors|status|description|algorithm|(?<!up)date|allowcredentials|removed|stdin|jar|file|path|prompt)$/

/** Ends of names that are secrets in a sentence too, where `pass`, `cookie` and `signature` are ordinary words. */
const endsInSentences =
  /(?:passw(?:or)?d|passphrase|passcode|pwd|secret|token|(?:api|access|account|auth|encryption|functions|master|private|shared|signing|subscription)key)$/

/** Parts of codes of errors. */
const errorCode =
  /(?:^|[_-])(?:bad|err|error|expired|incorrect|invalid|malformed|missing|no|not|revoked|unexpected|unknown|unsupported|wrong)[_-]/i

/** Whether the value of a header, member, field or parameter with this name is a secret. */
export function isSecretName(name: string): boolean {
  const plain = plainName(name)
  return secretNames.has(plain) || (secretParts.test(plain) && !aboutSecrets.test(plain))
}

/** Whether a name is a secret in an address or a form: `?code=…`. Elsewhere it is none: `code` is the code of an error there. */
export function isQuerySecret(pair: string, name: string): boolean {
  return /^[?&]/.test(pair) && /^(code|key|state|nonce)$/i.test(name)
}

/** Whether the value of an option of a command is a secret. */
export function isSecretOption(name: string): boolean {
  const plain = plainName(name)
  return /^(?:pw|passin|passout)$/.test(plain) || (isSecretName(name) && !/cookie|^sid$/.test(plain))
}

/** Whether one or two words of a sentence are the name of a secret. */
export function isSecretInSentence(name: string): boolean {
  return endsInSentences.test(plainName(name)) && !isErrorCode(name)
}

/** Whether a name is the code of an error, such as `invalid_token` or `MissingToken`. */
export function isErrorCode(name: string): boolean {
  return errorCode.test(name.replaceAll(/([a-z])(?=[A-Z])/g, '$1_'))
}

/** Whether a value within a line is a secret, and not a word or a status: "token: expired", "token: 401". */
export function isSecretValue(name: string, value: string): boolean {
  return /pass|pwd|secret/i.test(name) || value.length >= 16 || (/\d/.test(value) && !/^[1-5]\d\d$/.test(value))
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}
