/** Parts of names, without separators and in lower case, whose values are secrets. */
const secretParts =
  /passw|passphrase|pwd|secret|token|apikey|authorization|cookie|credential|privatekey|accesskey|subscriptionkey|functionskey|sessionid|sessionkey|signature|assertion|connectionstring|codeverifier|googkey|captcha/

/** Whole names whose values are secrets. */
const secretNames = new Set([
  'auth',
  'bearer',
  'jwt',
  'otp',
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

/** Names that contain a secret part and say something about a secret, such as `token_type`. */
const aboutSecrets =
  /(type|endpoint|url|uri|use|usage|expires|expiresin|expiresat|expiry|lifetime|name|length|policy|count|limit|hint|required|expired|valid|method|methods|supported|error|errors|status|description|algorithm|allowcredentials|removed)$/

/** Whether the value of a name is a secret: a header, a member, a field or a parameter. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return secretNames.has(plain) || (secretParts.test(plain) && !aboutSecrets.test(plain))
}

/** Whether a parameter is a secret only within an address or a form: elsewhere, `code` is the code of an error. */
export function isQuerySecret(before: string, name: string): boolean {
  return /[?&]/.test(before) && /^(code|key|state|nonce)$/i.test(name)
}
