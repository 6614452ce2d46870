import type { ChangeLevel } from '../../changes/change'
import type { Direction } from '../document/schema-types'

/** The effects of a change on the messages that the contract allows: the level and the reason that follow in a direction. */
export const effects = {
  /** Some messages that were valid are not any more. */
  narrowed: {
    request: ['breaking', 'Requests that were valid may be refused.'],
    response: ['harmless', 'Responses have less variety than before, which code that reads them already handles.'],
  },
  /** Messages are valid that were not. */
  widened: {
    request: ['harmless', 'Requests that were valid stay valid.'],
    response: ['breaking', 'Responses may have something that code written for the earlier version does not expect.'],
  },
  /** Both. */
  replaced: {
    request: ['breaking', 'Requests that follow the earlier version are not what the later one asks for.'],
    response: ['breaking', 'Responses are not what code written for the earlier version expects.'],
  },
  /** Something is gone that callers use. */
  lost: {
    request: ['breaking', 'Calls that use it fail.'],
    response: ['breaking', 'Code that relies on it does not get it any more.'],
  },
  /** The documents do not say what happens. */
  unsaid: {
    request: ['warning', 'The documents do not say what happens to callers of the earlier version.'],
    response: ['warning', 'The documents do not say whether callers of the earlier version handle it.'],
  },
  /** All messages stay valid, and no new ones come. */
  none: {
    request: ['harmless', 'Calls that follow the earlier version stay valid.'],
    response: ['harmless', 'Code that reads responses goes on working.'],
  },
  /** Only a text for people differs. */
  wording: { request: ['wording', 'Only a text differs.'], response: ['wording', 'Only a text differs.'] },
  /** The changed part is not part of the messages. */
  unsent: {
    request: ['harmless', 'It is read-only: requests do not have it.'],
    response: ['harmless', 'It is write-only: responses do not have it.'],
  },
} as const satisfies Record<string, Record<Direction, readonly [level: ChangeLevel, reason: string]>>

export type Effect = keyof typeof effects

/** The effect of a kind, which may differ by direction, and what it is called. */
export type Kind = readonly [effect: Effect | Readonly<Record<Direction, Effect>>, what: string]

/** All kinds of changes of an API, as docs/compare.md lists them: their effect and what they are called. */
export const kinds = {
  'path-removed': ['lost', 'Path removed'],
  'path-added': ['none', 'Path added'],
  'operation-removed': ['lost', 'Operation removed'],
  'operation-added': ['none', 'Operation added'],
  'removed-after-sunset': ['none', 'Removed after its sunset'],
  'path-variable-renamed': ['none', 'Path variable renamed'],
  'webhook-removed': ['lost', 'Webhook removed'],
  'webhook-added': ['none', 'Webhook added'],
  'callback-removed': ['lost', 'Callback removed'],
  'callback-added': ['none', 'Callback added'],
  'operation-id-changed': ['unsaid', 'Operation ID changed'],
  'server-removed': ['unsaid', 'Server removed'],
  'server-changed': ['unsaid', 'Server changed'],
  'server-added': ['none', 'Server added'],
  deprecated: ['none', 'Deprecated'],
  'not-deprecated': ['none', 'No longer deprecated'],
  'sunset-nearer': ['unsaid', 'Sunset moved nearer'],
  'sunset-changed': ['none', 'Sunset date changed'],
  'security-added': ['lost', 'Security requirement added'],
  'security-removed': ['none', 'Security requirement removed'],
  'security-alternative-added': ['none', 'Another way to authenticate added'],
  'security-alternative-removed': ['lost', 'Way to authenticate removed'],
  'scope-added': ['lost', 'Scope required'],
  'scope-removed': ['none', 'Scope no longer required'],
  'scheme-changed': ['lost', 'Security scheme changed'],
  'scheme-url-changed': ['unsaid', 'URL of the security scheme changed'],
  'parameter-added': ['none', 'Optional parameter added'],
  'required-parameter-added': ['narrowed', 'Required parameter added'],
  'parameter-removed': ['unsaid', 'Parameter removed'],
  'parameter-moved': ['replaced', 'Parameter sent in another place'],
  'became-required': ['narrowed', 'Became required'],
  'became-optional': ['widened', 'Became optional'],
  'type-narrowed': ['narrowed', 'Type or format narrowed'],
  'type-widened': ['widened', 'Type or format widened'],
  'type-changed': ['replaced', 'Type or format changed'],
  'null-removed': ['narrowed', 'No longer allows null'],
  'null-added': ['widened', 'Allows null'],
  'code-removed': ['narrowed', 'Allowed value removed'],
  'code-added': ['widened', 'Allowed value added'],
  'list-set': ['narrowed', 'Limited to a list of values'],
  'list-lifted': ['widened', 'No longer limited to a list of values'],
  'const-added': ['narrowed', 'Limited to one value'],
  'default-changed': ['none', 'Default changed'],
  'limit-set': ['narrowed', 'Limit set'],
  'limit-tightened': ['narrowed', 'Limit tightened'],
  'limit-loosened': ['widened', 'Limit loosened'],
  'limit-lifted': ['widened', 'Limit removed'],
  'limit-changed': ['replaced', 'Limit changed'],
  'pattern-added': ['narrowed', 'Pattern added'],
  'pattern-changed': ['unsaid', 'Pattern changed'],
  'pattern-removed': ['widened', 'Pattern removed'],
  'style-changed': ['replaced', 'Serialization changed'],
  'body-removed': ['lost', 'Request body removed'],
  'body-added': ['none', 'Optional request body added'],
  'required-body-added': ['narrowed', 'Required request body added'],
  'media-type-removed': ['lost', 'Media type removed'],
  'media-type-added': ['none', 'Media type added'],
  'property-added': ['none', 'Optional property added'],
  'required-property-added': [{ request: 'narrowed', response: 'none' }, 'Required property added'],
  'property-removed': ['unsaid', 'Property removed'],
  closed: ['narrowed', 'Other properties forbidden'],
  opened: [{ request: 'widened', response: 'none' }, 'Other properties allowed'],
  'read-only-changed': ['none', 'Read-only or write-only changed'],
  'choice-removed': ['narrowed', 'Alternative removed'],
  'choice-added': ['widened', 'Alternative added'],
  'choice-set': ['replaced', 'Became a choice of alternatives'],
  'choice-lifted': ['replaced', 'No longer a choice of alternatives'],
  'choice-exclusive': ['narrowed', 'Only one alternative may fit'],
  'choice-inclusive': ['widened', 'Several alternatives may fit'],
  'part-added': ['narrowed', 'Schema added to allOf'],
  'part-removed': ['widened', 'Schema removed from allOf'],
  'condition-added': ['narrowed', 'Condition added'],
  'condition-removed': ['widened', 'Condition removed'],
  'condition-changed': ['replaced', 'Condition changed'],
  'mapping-removed': ['lost', 'Discriminator value removed'],
  'mapping-added': ['none', 'Discriminator value added'],
  'discriminator-changed': ['replaced', 'Discriminator changed'],
  'tuple-reordered': ['replaced', 'Order of items changed'],
  'tuple-item-added': ['narrowed', 'Schema for a further item added'],
  'tuple-item-removed': ['widened', 'Schema of an item removed'],
  'status-removed': ['lost', 'Status removed'],
  'status-added': ['unsaid', 'Status added'],
  'header-removed': ['lost', 'Header removed'],
  'header-added': ['none', 'Header added'],
  'text-changed': ['wording', 'Text changed'],
  'example-changed': ['wording', 'Example changed'],
  'not-compared': ['unsaid', 'Nested too deeply to be compared'],
  'major-version-missing': ['unsaid', 'Breaks without a new major version'],
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** Why kinds have their level, where the reason is not the usual one of the effect. */
export const reasons: Readonly<Partial<Record<KindName, string>>> = {
  'path-removed': 'Calls to this path fail.',
  'operation-removed': 'Calls of this operation fail.',
  'removed-after-sunset': 'The earlier version names a sunset date, which has passed.',
  'path-variable-renamed': 'The name of a path variable is not sent: the URLs stay the same.',
  'webhook-removed': 'The service does not send it any more.',
  'webhook-added': 'The service sends it only to those who ask for it.',
  'callback-removed': 'The service does not send it any more.',
  'callback-added': 'The service sends it only to those who ask for it.',
  'operation-id-changed': 'Calls stay the same, but generated clients name the operation by it.',
  'server-removed': 'The documents do not say whether the server still responds.',
  'server-changed': 'The documents do not say whether the earlier server still responds.',
  deprecated: 'It still works, but will be removed: plan the move.',
  'sunset-nearer': 'It may be removed earlier than announced.',
  'sunset-changed': 'It works until then.',
  'security-added': 'Calls without these credentials are refused.',
  'security-alternative-removed': 'Calls that authenticate this way are refused.',
  'scope-added': 'Access tokens without this scope are refused.',
  'scheme-changed': 'Credentials that are sent the earlier way are not found.',
  'scheme-url-changed': 'The documents do not say whether the earlier URL still responds.',
  'required-parameter-added': 'Requests without this parameter are refused.',
  'parameter-removed': 'The documents do not say whether a request with it is refused.',
  'parameter-moved': 'The parameter is not read from its earlier place.',
  'default-changed': 'All messages stay valid; without a value, the service assumes another one.',
  'pattern-changed': 'It cannot be told whether each value that matched the earlier pattern matches this one.',
  'style-changed': 'The same value is written in another way.',
  'body-removed': 'The body is not read any more.',
  'required-body-added': 'Requests without a body are refused.',
  'property-removed': 'The documents do not say whether a request with it is refused.',
  'choice-exclusive': 'oneOf refuses a value that fits several alternatives, which anyOf allows.',
  'choice-inclusive': 'anyOf allows a value that fits several alternatives, which oneOf refuses.',
  'mapping-removed': 'Messages with this value are not told apart any more.',
  'discriminator-changed': 'Another property, or another schema for a value, decides how a message is read.',
  'tuple-reordered': 'Items are read by their position.',
  'status-added': 'The documents do not say how code that does not know the status handles it.',
  'not-compared': 'The documents differ here, but it was not read how.',
  'major-version-missing': 'The version number does not tell callers that something breaks.',
}
