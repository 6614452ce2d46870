import { tokenFacts } from '../token-facts'
import { commandRules } from './commands'
import { isMessage } from './error-messages'
import { isMarked, kindOf, marker, markerSource } from './markers'
import { redactMembers } from './members'
import { isErrorCode, isQuerySecret, isSecretName, isSecretValue } from './secret-names'
import { isNothingTold, redactSentences } from './sentences'
import { redactTables } from './tables'
import { valueRule, type Rule } from './value-rule'

/**
 * Replaces the secrets of a text by markers such as `[password removed]` (DECODER-2): tokens, passwords, secrets, cookies
 * and keys in JSON, headers, forms, addresses, commands and HAR entries. A secret at the end of the text may be incomplete.
 */
export function redact(text: string): string {
  let redacted = text
  // A marker has quotation marks of its own, beside which another rule may find more.
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = redacted
    redacted = rules.reduce((changed, rule) => rule(changed), before)
    if (redacted === before) break
  }
  return redacted
}

const maxPasses = 5

const privateKey = /-----BEGIN ((?:[A-Z]+ )*PRIVATE KEY)-----[\s\S]*?(?:-----END \1-----|$)/g
const webToken = /(?:(?<![\w-])|(?<=%20))eyJ[\w-]{6,}\.[\w-]*(?:\.[\w-]*){0,3}/g
/** The password may have an `@` too. */
const userInfo = /(?<before>:\/\/)(?<value>[^\s/@:"'<>]{1,256}:[^\s/"'<>]{1,256})(?<end>@)/g
/** A token before the host of a web address, and not only a user name. */
const userToken = /(?<before>https?:\/\/)(?<value>[^\s/?#@:;,="'<>]{1,256}={0,2})(?<end>@)/gi
/** Keys with a format that identifies them. */
const knownKeys =
  /\b(?:(?:AKIA|ASIA)[A-Z0-9]{16}|[sr]k_(?:live|test)_\w{8,}|gh[oprsu]_\w{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|npm_\w{20,}|xox[a-z]-[\w-]{10,}|AIza[\w-]{30,}|SG\.[\w-]{16,}\.[\w-]{16,})/g

const flatObject = /\{[^{}]*(?:\}|$)/g
const objectName = /"(?:name|field|key|param|parameter|property|header|path|pointer|loc)"\s*:\s*"([^"]{1,200})"/i
const objectValue = /("(?:value|input|rejectedValue|received)"\s*:\s*)("(?:[^"\\]|\\[\s\S])*(?:"|$)|-?[\d.]+)/gi

const quotedHeader =
  /(?<before>(?<quote>["'])(?<name>[\w-]{2,64})\s{0,8}:\s{0,8})(?<value>(?:(?!\k<quote>)[^\r\n])*)(?<end>\k<quote>)/g
const headerLine = /^(?<before>[<>*|\s-]{0,8}(?<name>[\w-]{2,64})[ \t]*:[ \t]*)(?<value>[^\r\n]+)/gm
const pair = new RegExp(
  String.raw`(?<before>(?:^|&amp;|[?&;\s"'(,{])(?<name>[\w.$%[\]-]{1,64})=)(?<value>${markerSource}|[^&\s"'<>;,)}]+)`,
  'gm',
)
/** A name and a quoted value in code or configuration: `secret = "…"`, `secret: '…'`, `secret => "…"`. */
const assignment =
  /(?<before>(?<![\w.-])(?<name>[\w.-]{2,64})["']?[ \t]{0,8}(?:=>|:=|[:=])[ \t]{0,8}(?<quote>["']))(?<value>(?:(?!\k<quote>)[^\\\n]|\\.)*)(?<end>\k<quote>)?/g
/** A part of a connection string. Its value may have spaces. */
const connectionPart = /(?<before>(?:^|;)(?<name>[ \t]*[\w.-][\w. -]{0,40})=)(?<value>[^;&\n"'<>]+)/gm
/** A name and a value without quotation marks, anywhere in a line. */
const unquotedPair = /(?<before>(?<![\w.-])(?<name>[\w-]{2,64}):[ \t]{0,8})(?<value>[^\s,;"'{}()<>[\]]+)/g
/** The same, with a name of several words: `API key: …`. */
const labelledPair =
  /(?<before>(?<![\w.-])(?<name>(?:[a-z]{2,20}[ \t]){1,2}(?:key|secret|token|password|passcode))[ \t]{0,4}[:=][ \t]{0,4})(?<value>[^\s,;"'{}()<>[\]]+)/gi
/** A pair of a form within a value that is encoded once or more often: `client_secret%3D…%26`. */
const encodedPair =
  /(?<before>(?:^|%(?:25){0,3}(?:26|3F)|[^\w%.-])(?<name>[\w.-]{2,64})%(?:25){0,3}3D)(?<value>(?:(?!%(?:25){0,3}26)[^&\s"'<>[\]])+)/gim
/** A name and a list of values, as Java prints them: `Authorization=[…]`. */
const listPair = /(?<before>(?<![\w.-])(?<name>[\w-]{2,64})=)(?<value>\[[^\][\n]{1,2000}\])/g
/** A name and its values in Go: `"X-Api-Key":[]string{"…"}`. */
const valuesInCode =
  /(?<before>"(?<name>[\w-]{2,64})"\s{0,4}:\s{0,4}\[\]string\{\s{0,4}")(?<value>[^{}\n]{1,2000})(?<end>"\s{0,4}\})/g
/** A user name and a password in code: `auth=("dana", "…")`, `HTTPBasicAuth("dana", "…")`, `new NetworkCredential("dana", "…")`. */
const loginPair =
  /(?<before>\b(?:auth\s{0,4}=\s{0,4}|HTTP\w{0,20}Auth|\w{0,20}(?:Basic|Digest|Ntlm)Auth|new\s{1,4}[\w.]{0,60}(?:Credentials?|PasswordAuthentication)|(?:Network|PS|UsernamePassword)Credentials?)\(\s{0,8}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')\s{0,8},\s{0,8}["'])(?<value>(?<=")[^"\n]{1,500}|(?<=')[^'\n]{1,500})(?<end>["'])/g
/** A call that logs in. Its second text may be a message elsewhere, which has blanks. */
const loginCall =
  /(?<before>\.login\(\s{0,8}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')\s{0,8},\s{0,8}["'])(?<value>(?<=")[^"\s]{1,500}|(?<=')[^'\s]{1,500})(?<end>["'])/g
/** A call that sets a secret: `setPassword("…")`. */
const setter =
  /(?<before>\b(?:set|with)(?<name>\w{3,40})\(\s{0,8}["'])(?<value>(?<=")[^"\n]{1,500}|(?<=')[^'\n]{1,500})(?<end>["']\s{0,8}[).])/g
/** A member of an array, as PHP prints it: `[client_secret] => …`. */
const printedMember = /(?<before>\[(?<name>[\w-]{2,64})\][ \t]=>[ \t])(?<value>[^\r\n]+)/g
/** A text of several lines in YAML: `client_secret: |`. */
const block =
  /^(?<before>(?<outer>[ \t]{0,40})(?:-[ \t]{1,4})?["']?(?<name>[\w.-]{2,64})["']?:[ \t]{0,8}(?:![\w!-]{1,40}[ \t]{1,8})?[|>][-+\d]{0,2}[ \t]{0,8}(?:#[^\r\n]{0,200})?(?:\r?\n[ \t]{0,40}){0,4}\r?\n(?<inner>\k<outer>[ \t]{1,40}))(?<value>\S[^\r\n]*(?:(?:\r?\n[ \t]{0,40}){0,4}\r?\n\k<inner>[^\r\n]+)*)/gm
/** A variable of a container, with its value in the next line. */
const variable =
  /(?<before>\bname:[ \t]{0,4}["']?(?<name>[\w.-]{2,64})["']?[ \t]{0,4}\r?\n[ \t]{0,40}value:[ \t]{0,4})(?<value>"[^"\r\n]*"?|'[^'\r\n]*'?|[^\s"'][^\r\n]*)/g
/** The user and the password of a database in an address of JDBC. The password may have an `@` too. */
const databaseLogin = /(?<before>\bjdbc:oracle:\w{2,8}:[^\s/@"']{1,64}\/)(?<value>[^\s"']{1,256})(?=@)/g
/** The beginning of X12 up to its security information (ISA04), unless ISA03 says that there is none. */
const securityOfX12 =
  /(?<before>\bISA(?<separator>[^\w\s])\d\d\k<separator>[\s\S]{0,14}?\k<separator>(?!00)\d\d\k<separator>)(?<value>[^[\]]{1,14}?)(?=\k<separator>)/g
/** The beginning of EDIFACT up to the password of the recipient (data element 0022). */
const passwordOfEdifact =
  /(?<before>\bUNB(?<separator>[^\w\s])(?:(?:(?!\k<separator>)[^'~?]|\?[\s\S]){0,80}\k<separator>){5})(?<value>(?:(?!\k<separator>)[^'~?:[\]]|\?[\s\S]){1,40})/g
/** An element of XML. The same sign behind an option is a placeholder: `--token <token>`. */
const element =
  /(?<before>(?<!-[\w-]{2,64}[ =])<(?<name>(?:[\w-]{1,40}:)?[\w-]{2,64})(?:\s[^<>]{0,500})?>)(?<value>\s{0,50}<!\[CDATA\[(?:[^<]|<(?!!\[CDATA\[|\/))*|[^<]{1,10000})(?=<|$)/g
/** A tag whose attributes may be a name and a value: a field of a page, or a setting in a configuration. */
const tag = /<[\w.:-]{1,40}\s[^<>]{0,2000}>?/g
const nameAttribute = /\b(?:name|key)\s{0,8}=\s{0,8}["']?([\w.[\]:-]{1,80})/gi
/** Elements of other kinds have ids that say nothing about their values. */
const inputName = /\b(?:name|id)\s{0,8}=\s{0,8}["']?([\w.[\]:-]{1,80})/gi
const valueAttribute = /(\b(?:value|content)\s{0,8}=\s{0,8})(?:"[^"]*"?|'[^']*'?|[^\s>]+)/gi
const scheme = /(?<before>\b(?:Bearer|Basic|DPoP)[ \t]{1,20})(?<value>[\w.~+/=:-]{8,})/gi
const opaqueText = /(?<![\w.+/=-])[\w-]{40,}={0,2}(?!\w)/g

const rules: readonly Rule[] = [
  (text) => text.replaceAll(privateKey, marker('private key')),
  (text) => text.replaceAll(webToken, (token) => `[token removed${tokenFacts(token)}]`),
  valueRule(userInfo, () => true, 'password'),
  valueRule(userToken, ({ value }) => !/^[A-Za-z._-]{1,20}$/.test(value), 'token'),
  valueRule(databaseLogin, () => true, 'password'),
  valueRule(securityOfX12, () => true, 'password'),
  valueRule(passwordOfEdifact, () => true, 'password'),
  valueRule(block, hasSecretName),
  valueRule(variable, hasSecretName),
  valueRule(
    printedMember,
    ({ name, value }) => isSecretName(name) && !isMessage(value) && !/^(?:Array|\w+ Object)$/.test(value),
  ),
  ...commandRules,
  redactTables,
  redactSentences,
  valueRule(loginPair, () => true, 'password'),
  valueRule(loginCall, () => true, 'password'),
  valueRule(setter, hasSecretName),
  valueRule(valuesInCode, hasSecretName),
  valueRule(listPair, hasSecretName),
  valueRule(encodedPair, ({ name, match }) => isSecretName(name) || isQuerySecret(match.replace(/^%/, '&'), name)),
  redactMembers,
  redactNamedValues,
  valueRule(quotedHeader, ({ name }) => isSecretName(name) && !isErrorCode(name)),
  valueRule(headerLine, ({ name, value }) => isSecretName(name) && !isErrorCode(name) && !isMessage(value)),
  valueRule(assignment, ({ name, value }) => isSecretName(name) && !isMessage(value)),
  valueRule(connectionPart, hasSecretName),
  valueRule(element, ({ name, value }) => isSecretName(name) && !isMessage(value.trim())),
  (text) =>
    text.replaceAll(tag, (whole) => {
      const attribute = /^<(?:[\w.-]{1,40}:)?input\s/i.test(whole) ? inputName : nameAttribute
      const name = [...whole.matchAll(attribute)].map(([, one = '']) => one).find(isSecretName)
      return name === undefined ? whole : whole.replaceAll(valueAttribute, `$1"${marker(kindOf(name))}"`)
    }),
  valueRule(
    unquotedPair,
    ({ name, value, text, at }) =>
      isSecretName(name) && !isErrorCode(name) && isSecretValue(name, value) && !isNothingTold(text, at, name),
  ),
  valueRule(labelledPair, ({ name, value, text, at }) => {
    const lastWord = name.split(/\s/).at(-1) ?? ''
    const isTold = !isNothingTold(text, at + name.length - lastWord.length, lastWord)
    return isTold && isSecretName(name) && isSecretValue(name, value)
  }),
  valueRule(pair, ({ name, value, match }) => value !== '(' && (isSecretName(name) || isQuerySecret(match, name))),
  valueRule(scheme, ({ value }) => isCredential(value), 'token'),
  (text) => text.replaceAll(knownKeys, marker('key')),
  (text) => text.replaceAll(opaqueText, (code) => (isOpaque(code) ? marker('long code') : code)),
]

function hasSecretName({ name }: { name: string }): boolean {
  return isSecretName(name)
}

/** Redacts the values of objects that have the name of the secret in another member, such as the headers of a HAR entry. */
function redactNamedValues(text: string): string {
  return text.replaceAll(flatObject, (object) => {
    const name = objectName.exec(object)?.[1]
    const isCookie = /"(?:httpOnly|sameSite)"\s*:/i.test(object)
    if (!isCookie && (name === undefined || !isSecretName(name))) return object
    return object.replaceAll(objectValue, (all, before: string, value: string) =>
      isMarked(value.replaceAll('"', '')) ? all : `${before}"${marker(isCookie ? 'cookie' : kindOf(name ?? ''))}"`,
    )
  })
}

/** Whether the text after "Bearer" or "Token" is a credential, and no word, parameter (`realm="…"`) or time. */
function isCredential(value: string): boolean {
  return !/^(?:[a-z_]+=|HTTP\/\d|\d{4}-\d\d-\d\d(?:T|$))/.test(value) && (value.length >= 20 || /[\dA-Z]/.test(value))
}

/** Whether a long text is random, and neither an id in hexadecimal digits nor a name. */
function isOpaque(code: string): boolean {
  if (/^[\da-f-]+$/i.test(code)) return false
  const longest = code.split(/[-_]/).reduce((longer, part) => (part.length > longer.length ? part : longer), '')
  return longest.length >= 16 && /\d/.test(longest) && /[a-z]/.test(longest) && /[A-Z]/.test(longest)
}
