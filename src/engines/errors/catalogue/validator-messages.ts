import type { KindCode } from '@/engines/rsx/findings/kinds'

/** A message of a program that validates by a schema. */
interface ValidatorMessage {
  /** Has the groups `name`, `value`, `expected`, and `rule` for the facet or type that the value breaks, as far as they are stated. */
  text: RegExp
  /** The kind of Check a Document; undefined where the rule names it, or where several are possible. */
  kind?: KindCode
  /** The meaning, where no kind has it. */
  meaning?: string
}

const notExpected =
  'The schema does not expect it here: its name is unknown, it occurs too often, or an element before it is missing or in another order.'
const otherRoot =
  'The schema has no such element at the top: the document has another namespace, or another outermost element.'
const textWanted = 'JSON wants a text here, in quotes.'
const numberWanted = 'JSON wants a number here, without quotes.'

/** The meaning of a message whose rule has no kind. */
export const otherRule = 'It breaks a rule of the schema.'

/** The kinds of facets and types of XML Schema, and of the words of Ajv, in small letters. */
export const kindsOfRules: Readonly<Record<string, KindCode>> = {
  enumeration: 'unknown-code',
  maxlength: 'too-long',
  minlength: 'too-short',
  fractiondigits: 'too-many-decimals',
  date: 'date-format',
  time: 'time-or-zone',
  decimal: 'not-a-number',
  integer: 'not-a-number',
  nonnegativeinteger: 'not-a-number',
  positiveinteger: 'not-a-number',
  int: 'not-a-number',
  int32: 'not-a-number',
  long: 'not-a-number',
  'not have additional properties': 'unknown-element',
  'be equal to one of the allowed values': 'unknown-code',
  'not have more than': 'too-long',
  'not have fewer than': 'too-short',
}

/** The kind of a message about a value: the value itself may show that another one is right, or none. */
export function kindOfValue(kind: KindCode | undefined, value: string | undefined): KindCode | undefined {
  if (value === '') return 'empty-element'
  if (kind === 'date-format' && /^\d{4}-\d\d-\d\d$/.test(value ?? '')) return 'no-such-date'
  // A number of another kind: with decimals, with a sign, or too large.
  if (kind === 'not-a-number' && /^[+-]?\d{1,100}(?:\.\d{0,100})?$/.test(value ?? '')) return undefined
  // The time has the form of one: 25:00:00.
  if (kind === 'time-or-zone' && /^\d\d:\d\d:\d\d$/.test(value ?? '')) return undefined
  return kind
}

/** Xerces and other validators of Java, which have the codes of XML Schema. */
const ofJava: readonly ValidatorMessage[] = [
  {
    text: /cvc-complex-type\.2\.4\.[acdg]: Invalid content was found starting with element '(?<name>[^'\n]{1,300})'\.(?: One of '(?<expected>[^'\n]{1,2000})' is expected)?/,
    meaning: notExpected,
  },
  {
    text: /cvc-complex-type\.2\.4\.[bi]: The content of element '[^'\n]{1,300}' is not complete\. One of '(?<name>[^'\n]{1,2000})' is expected/,
    kind: 'required-missing',
  },
  { text: /cvc-complex-type\.2\.4\.[efh]: '(?<name>[^'\n]{1,300})' can occur a maximum/, kind: 'too-many' },
  { text: /cvc-complex-type\.2\.3: Element '(?<name>[^'\n]{1,300})' (?:cannot|must)/, kind: 'group-for-value' },
  { text: /cvc-complex-type\.3\.2\.2: Attribute '(?<name>[^'\n]{1,300})' is not allowed/, kind: 'unknown-element' },
  {
    text: /cvc-elt\.1(?:\.a)?: Cannot find the declaration of element '(?<name>[^'\n]{1,300})'/,
    meaning: otherRoot,
  },
  {
    text: /cvc-datatype-valid\.1\.2\.\d: '(?<value>[^'\n]{0,500})' is not a valid (?:value (?:for|of)|literal for) '?(?<rule>\w{1,30})/,
  },
  { text: /cvc-(?<rule>\w{1,30})-valid: Value '(?<value>[^'\n]{0,2000})'/ },
  { text: /\bcvc-[a-zA-Z][\w.-]{2,40}: / },
]

/** libxml2: xmllint, lxml of Python, and PHP. */
const ofLibxml: readonly ValidatorMessage[] = [
  {
    text: /Element '(?<name>[^'\n]{1,300})': This element is not expected\.(?: Expected is (?:one of )?\( (?<expected>[^)\n]{1,2000}) \))?/,
    meaning: notExpected,
  },
  {
    text: /Element '[^'\n]{1,300}': Missing child element\(s\)\.(?: Expected is (?:one of )?\( (?<name>[^)\n]{1,2000}) \))?/,
    kind: 'required-missing',
  },
  {
    text: /Element '(?<name>[^'\n]{1,300})': \[facet '(?<rule>\w{1,30})'\] The value '(?<value>[^'\n]{0,2000})'/,
  },
  {
    text: /Element '(?<name>[^'\n]{1,300})': '(?<value>[^'\n]{0,500})' is not a valid value of the (?:atomic|local atomic) type(?: '(?:xs|xsd):(?<rule>\w{1,30})')?/,
  },
  { text: /Element '(?<name>[^'\n]{1,300})': No matching global declaration available/, meaning: otherRoot },
  {
    text: /Element '(?<name>[^'\n]{1,300})': (?:Character content|Element content) .{0,60}is not allowed/,
    kind: 'group-for-value',
  },
  { text: /Element '[^'\n]{1,300}', attribute '(?<name>[^'\n]{1,300})': The attribute/, kind: 'unknown-element' },
]

const ofDotNet: readonly ValidatorMessage[] = [
  {
    text: /The element '[^'\n]{1,300}'(?: in namespace '[^'\n]{0,300}')? has invalid child element '(?<name>[^'\n]{1,300})'(?: in namespace '[^'\n]{0,300}')?\.(?: List of possible elements expected: '(?<expected>[^'\n]{1,2000})')?/,
    meaning: notExpected,
  },
  {
    text: /The element '[^'\n]{1,300}'(?: in namespace '[^'\n]{0,300}')? has incomplete content\. List of possible elements expected: '(?<name>[^'\n]{1,2000})'/,
    kind: 'required-missing',
  },
  {
    text: /The '(?<name>[^'\n]{1,300})' element is invalid - The value '(?<value>[^'\n]{0,2000})' .{0,300}(?:than the |The |a valid )(?<rule>MaxLength|MinLength|Enumeration|FractionDigits|Pattern|Date|Time|Decimal|Integer|Int32)\b/,
  },
  { text: /Could not find schema information for the element '(?<name>[^'\n]{1,300})'/, meaning: otherRoot },
]

/**
 * Validators by JSON Schema: Ajv, jsonschema of Python, and networknt of Java. APIs use them for requests, too: a path that does not
 * begin at the document is one of a request or a configuration.
 */
const ofJson: readonly ValidatorMessage[] = [
  {
    text: /^(?:\w{1,60}: )?(?:data|(?:data)?\/\S{1,500}) must have required property '(?<name>[^'\n]{1,300})'$/,
    kind: 'required-missing',
  },
  { text: /(?:^|Error: )'(?<name>[^'\n]{1,300})' is a required property$/, kind: 'required-missing' },
  {
    text: /^(?:\w{1,60}: )?\$\.(?:\S{1,500}\.)?(?<name>\w{1,100}): is missing but it is required$/,
    kind: 'required-missing',
  },
  {
    text: /(?:^|Error: )Additional properties are not allowed \((?<name>'[^()\n]{1,300}') (?:was|were) unexpected\)$/,
    kind: 'unknown-element',
  },
  {
    text: /^(?:\w{1,60}: )?\$\.(?:\S{1,500}\.)?(?<name>\w{1,100}): is not defined in the schema and the schema does not/,
    kind: 'unknown-element',
  },
  {
    text: /^(?:\w{1,60}: )?(?:data)?\/(?:\S{1,500}\/)?(?<name>\w{1,100}) must (?<rule>NOT have additional properties$|be equal to one of the allowed values|NOT have more than(?= \d{1,9} characters$)|NOT have fewer than(?= \d{1,9} characters$)|match (?:pattern|format)(?= "))/,
  },
  { text: /(?:^|Error: )'(?<value>[^'\n]{0,500})' is not one of \[/, kind: 'unknown-code' },
  { text: /(?:^|Error: )'(?<value>[^'\n]{0,2000})' is too long$/, kind: 'too-long' },
  { text: /(?:^|Error: )'(?<value>[^'\n]{0,500})' is too short$/, kind: 'too-short' },
  {
    text: /^(?:\w{1,60}: )?(?:data)?\/(?:\S{1,500}\/)?(?<name>\w{1,100}) must be string(?:,null)?$/,
    meaning: textWanted,
  },
  {
    text: /^(?:\w{1,60}: )?(?:data)?\/(?:\S{1,500}\/)?(?<name>\w{1,100}) must be (?:number|integer)(?:,null)?$/,
    meaning: numberWanted,
  },
  { text: /(?:^|Error: )(?<value>[\d.-]{1,100}) is not of type 'string'$/, meaning: textWanted },
  { text: /(?:^|Error: )'(?<value>[^'\n]{0,500})' is not of type '(?:number|integer)'$/, meaning: numberWanted },
]

/** The messages, of each program the more exact ones first. */
export const validatorMessages: readonly ValidatorMessage[] = [...ofJava, ...ofLibxml, ...ofDotNet, ...ofJson]
