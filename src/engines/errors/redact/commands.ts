import { markerSource } from './markers'
import { isSecretName, isSecretOption } from './secret-names'
import { valueRule } from './value-rule'

/** A marker, a quoted text, or a word. A text without its closing quotation mark ends with its line. */
const argument = String.raw`(?<value>${markerSource}|(?<quote>\\?["'])(?:(?!\k<quote>)(?:\\.|[^\\\r\n])){1,500}(?:\k<quote>)?|[^\s"']+)`

/** An option with its value: `--client-secret …`. */
const option = new RegExp(String.raw`(?<before>(?<![\w-])--?(?<name>[\w-]{2,64})[ \t]{1,4})(?!-)${argument}`, 'g')
/** An option with its value in a list of texts: `["--client-secret", "…"]`. */
const listedOption =
  /(?<before>(?<![\w-])--?(?<name>[\w-]{2,64})(?<quote>["'])\s{0,8},\s{0,8}\k<quote>)(?!-)(?<value>(?:(?!\k<quote>)[^\r\n]){1,500})/g
/** A user and a password, or a name and a value. */
const userOption = new RegExp(String.raw`(?<before>\s(?:-u[ =]?|--(?:proxy-)?user[ =]))${argument}`, 'g')
const cookieOption = new RegExp(String.raw`(?<before>\s(?:-b[ =]?|--cookie[ =]))${argument}`, 'g')
/** Commands with a password in a short option: `sshpass -p …`, `mysql -p…`, `lftp -u dana,…`. */
const shortOption = new RegExp(
  String.raw`(?<before>\b(?:sshpass\s{1,4}-p[ \t]{0,4}|(?:mysql|mariadb)\w{0,10}\s(?:[^\r\n;|&]{0,200}?\s)?-p|lftp\s(?:[^\r\n;|&]{0,200}?\s)?-u[ \t]{0,4}[^\s,"']{1,64},))${argument}`,
  'g',
)
/** The commands of FTP for a user and a password, with at most three lines between them. */
const ftpLogin =
  /(?<before>\bUSER[ \t][^\r\n]{1,100}\r?\n(?:[^\r\n]{0,200}\r?\n){0,3}?(?:[^\w\r\n]{0,8}|[^\r\n]{0,60}[:>]\s{1,4})PASS[ \t]{1,4})(?<value>[^\r\n]+)/g

/** Texts behind the name of an option that are no secrets: variables and placeholders, schemes, small numbers, words. */
const otherValues = [
  /^["']?(?:%\w+%|<[^<>]*>|\{\{.*)["'\]]?$|^"?\$(?:\w[\w:]*|\{[^}]*\}|\(.*)"?$/,
  /^["']?(?:basic|bearer|digest|kerberos|negotiate|none|ntlm|oauth2?|plain|true|false|null|\d{1,3})["']?$/i,
  /^(?:a|accepts|after|allows|an|and|are|argument|as|asks|at|because|before|but|by|can|cannot|conflicts|contains|could|defaults|deprecated|did|disables|does|enables|exists|expected|expects?|failed|fails|field|flag|for|from|given|had|has|have|if|in|instead|into|invalid|is|isn|it|may|means|missing|more|must|name|needs?|not|of|on|once|only|option|or|overrides|parameter|prints|prompts|provided|reads|required|requires|set|sets|should|since|so|specified|specifies|supported|takes|than|that|the|then|to|together|twice|unless|until|used|value|via|was|wasn|were|when|which|while|will|with|without|works|would)[.,:;)]?$/i,
]

/** Rules for the passwords, tokens and cookies of commands. */
export const commandRules = [
  ...[option, listedOption].map((pattern) =>
    valueRule(pattern, ({ name, value }) => isSecretOption(name) && !isOtherValue(value)),
  ),
  valueRule(userOption, ({ value: login }) => /.:./.test(login) && !/^\d+:\d+$/.test(login), 'password'),
  valueRule(cookieOption, ({ value: cookie }) => cookie.includes('='), 'cookie'),
  valueRule(shortOption, ({ value: password }) => !isOtherValue(password), 'password'),
  valueRule(ftpLogin, () => true, 'password'),
]

function isOtherValue(text: string): boolean {
  return otherValues.some((pattern) => pattern.test(text)) || (/^[A-Z_]+\]?$/.test(text) && isSecretName(text))
}
