/** Parts of names whose values are secrets, in lower case and without separators. */
const secretParts =
  /passw|passphrase|passcode|pwd|secret|token|apikey|authorization|cookie|credential|privatekey|accesskey|accountkey|authkey|sharedkey|signingkey|subscriptionkey|functionskey|sessionid|sessionkey|signature|assertion|connectionstring|codeverifier|googkey|captcha/

/** Names whose values are secrets, in lower case and without separators. */
const secretNames = new Set([
  'auth',
  'bearer',
  'jwt',
  'otp',
  'mfacode',
  'pin',
  'pass',
  'pw',
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
  /(type|endpoint|url|uri|use|usage|expires|expiresin|expiresat|expiry|lifetime|name|length|policy|count|limit|hint|required|expired|valid|method|methods|supported|error|errors|status|description|algorithm|(?<!up)date|allowcredentials|removed)$/

/** Whether the value of a header, member, field or parameter with this name is a secret. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return secretNames.has(plain) || (secretParts.test(plain) && !aboutSecrets.test(plain))
}

/** Whether a name is a secret in an address or a form. Elsewhere it is none: `code` is the code of an error there. */
export function isQuerySecret(before: string, name: string): boolean {
  return /[?&]/.test(before) && /^(code|key|state|nonce)$/i.test(name)
}
