import type { ChangeLevel, Role } from '../../changes/change'
import type { Direction } from '../document/schema-types'

/**
 * The effect of a change on the messages that the contract allows. Each level follows from it and from the direction.
 * - narrowed: some messages that were valid are not any more
 * - widened: messages are valid that were not
 * - replaced: both
 * - lost: something is gone that callers use
 * - unsaid: the documents do not say what happens
 * - none: all messages stay valid, and no new ones come
 * - wording: only a text for people differs
 */
export type Effect = 'narrowed' | 'widened' | 'replaced' | 'lost' | 'unsaid' | 'none' | 'wording'

/** The level of an effect for somebody who sends requests or receives responses. */
export function levelOf(effect: Effect, direction: Direction): ChangeLevel {
  if (effect === 'wording') return 'wording'
  if (effect === 'unsaid') return 'warning'
  if (effect === 'none') return 'harmless'
  if (effect === 'narrowed') return direction === 'request' ? 'breaking' : 'harmless'
  if (effect === 'widened') return direction === 'request' ? 'harmless' : 'breaking'
  return 'breaking'
}

/** The role of whoever calls the service, for one side of the call. */
export const roles: Readonly<Record<Direction, Role>> = { request: 'send', response: 'receive' }

/** The version step that semantic versioning asks for at a level. */
export function stepOf(level: ChangeLevel): 'major' | 'minor' | 'patch' {
  if (level === 'breaking') return 'major'
  return level === 'wording' ? 'patch' : 'minor'
}

interface Kind {
  what: string
  effect: Effect | Readonly<Record<Direction, Effect>>
  /** The reason, where it is not the usual one of the effect. */
  why?: string
}

const usualReasons: Readonly<Record<Effect, Readonly<Record<Direction, string>>>> = {
  narrowed: {
    request: 'Requests that were valid may be refused.',
    response: 'Responses have less variety than before, which code that reads them already handles.',
  },
  widened: {
    request: 'Requests that were valid stay valid.',
    response: 'Responses may have something that code written for the earlier version does not expect.',
  },
  replaced: {
    request: 'Requests that follow the earlier version are not what the later one asks for.',
    response: 'Responses are not what code written for the earlier version expects.',
  },
  lost: { request: 'Calls that use it fail.', response: 'Code that relies on it does not get it any more.' },
  unsaid: {
    request: 'The documents do not say what happens to callers of the earlier version.',
    response: 'The documents do not say whether callers of the earlier version handle it.',
  },
  none: {
    request: 'Calls that follow the earlier version stay valid.',
    response: 'Code that reads responses goes on working.',
  },
  wording: { request: 'Only a text differs.', response: 'Only a text differs.' },
}

/** All kinds of changes of an API, as docs/compare.md lists them. */
export const kinds = {
  'path-removed': { what: 'Path removed', effect: 'lost', why: 'Calls to this path fail.' },
  'path-added': { what: 'Path added', effect: 'none' },
  'operation-removed': { what: 'Operation removed', effect: 'lost', why: 'Calls of this operation fail.' },
  'operation-added': { what: 'Operation added', effect: 'none' },
  'removed-after-sunset': {
    what: 'Removed after its sunset',
    effect: 'none',
    why: 'The earlier version names a sunset date, which has passed.',
  },
  'path-variable-renamed': {
    what: 'Path variable renamed',
    effect: 'none',
    why: 'The name of a path variable is not sent: the URLs stay the same.',
  },
  'webhook-removed': { what: 'Webhook removed', effect: 'lost', why: 'The service does not send it any more.' },
  'webhook-added': { what: 'Webhook added', effect: 'none', why: 'The service sends it only to those who ask for it.' },
  'callback-removed': { what: 'Callback removed', effect: 'lost', why: 'The service does not send it any more.' },
  'callback-added': {
    what: 'Callback added',
    effect: 'none',
    why: 'The service sends it only to those who ask for it.',
  },
  'operation-id-changed': {
    what: 'Operation ID changed',
    effect: 'unsaid',
    why: 'Calls stay the same, but generated clients name the operation by it.',
  },
  'server-removed': {
    what: 'Server removed',
    effect: 'unsaid',
    why: 'The documents do not say whether the server still responds.',
  },
  'server-changed': {
    what: 'Server changed',
    effect: 'unsaid',
    why: 'The documents do not say whether the earlier server still responds.',
  },
  'server-added': { what: 'Server added', effect: 'none' },
  deprecated: { what: 'Deprecated', effect: 'none', why: 'It still works, but will be removed: plan the move.' },
  'not-deprecated': { what: 'No longer deprecated', effect: 'none' },
  'sunset-nearer': {
    what: 'Sunset moved nearer',
    effect: 'unsaid',
    why: 'It may be removed earlier than announced.',
  },
  'sunset-changed': { what: 'Sunset date changed', effect: 'none', why: 'It works until then.' },
  'security-added': {
    what: 'Security requirement added',
    effect: 'lost',
    why: 'Calls without these credentials are refused.',
  },
  'security-removed': { what: 'Security requirement removed', effect: 'none' },
  'security-alternative-added': { what: 'Another way to authenticate added', effect: 'none' },
  'security-alternative-removed': {
    what: 'Way to authenticate removed',
    effect: 'lost',
    why: 'Calls that authenticate this way are refused.',
  },
  'scope-added': { what: 'Scope required', effect: 'lost', why: 'Access tokens without this scope are refused.' },
  'scope-removed': { what: 'Scope no longer required', effect: 'none' },
  'scheme-changed': {
    what: 'Security scheme changed',
    effect: 'lost',
    why: 'Credentials that are sent the earlier way are not found.',
  },
  'scheme-url-changed': {
    what: 'URL of the security scheme changed',
    effect: 'unsaid',
    why: 'The documents do not say whether the earlier URL still responds.',
  },
  'parameter-added': { what: 'Optional parameter added', effect: 'none' },
  'required-parameter-added': {
    what: 'Required parameter added',
    effect: 'narrowed',
    why: 'Requests without this parameter are refused.',
  },
  'parameter-removed': {
    what: 'Parameter removed',
    effect: 'unsaid',
    why: 'The documents do not say whether a request with it is refused.',
  },
  'parameter-moved': {
    what: 'Parameter sent in another place',
    effect: 'replaced',
    why: 'The parameter is not read from its earlier place.',
  },
  'became-required': { what: 'Became required', effect: 'narrowed' },
  'became-optional': { what: 'Became optional', effect: 'widened' },
  'type-narrowed': { what: 'Type or format narrowed', effect: 'narrowed' },
  'type-widened': { what: 'Type or format widened', effect: 'widened' },
  'type-changed': { what: 'Type or format changed', effect: 'replaced' },
  'null-removed': { what: 'No longer allows null', effect: 'narrowed' },
  'null-added': { what: 'Allows null', effect: 'widened' },
  'code-removed': { what: 'Allowed value removed', effect: 'narrowed' },
  'code-added': { what: 'Allowed value added', effect: 'widened' },
  'list-set': { what: 'Limited to a list of values', effect: 'narrowed' },
  'list-lifted': { what: 'No longer limited to a list of values', effect: 'widened' },
  'const-added': { what: 'Limited to one value', effect: 'narrowed' },
  'default-changed': {
    what: 'Default changed',
    effect: 'none',
    why: 'All messages stay valid; without a value, the service assumes another one.',
  },
  'limit-set': { what: 'Limit set', effect: 'narrowed' },
  'limit-tightened': { what: 'Limit tightened', effect: 'narrowed' },
  'limit-loosened': { what: 'Limit loosened', effect: 'widened' },
  'limit-lifted': { what: 'Limit removed', effect: 'widened' },
  'limit-changed': { what: 'Limit changed', effect: 'replaced' },
  'pattern-added': { what: 'Pattern added', effect: 'narrowed' },
  'pattern-changed': {
    what: 'Pattern changed',
    effect: 'unsaid',
    why: 'It cannot be told whether each value that matched the earlier pattern matches this one.',
  },
  'pattern-removed': { what: 'Pattern removed', effect: 'widened' },
  'style-changed': {
    what: 'Serialization changed',
    effect: 'replaced',
    why: 'The same value is written in another way.',
  },
  'body-removed': { what: 'Request body removed', effect: 'lost', why: 'The body is not read any more.' },
  'body-added': { what: 'Optional request body added', effect: 'none' },
  'required-body-added': {
    what: 'Required request body added',
    effect: 'narrowed',
    why: 'Requests without a body are refused.',
  },
  'media-type-removed': { what: 'Media type removed', effect: 'lost' },
  'media-type-added': { what: 'Media type added', effect: 'none' },
  'property-added': { what: 'Optional property added', effect: 'none' },
  'required-property-added': {
    what: 'Required property added',
    effect: { request: 'narrowed', response: 'none' },
  },
  'property-removed': { what: 'Property removed', effect: 'unsaid' },
  closed: {
    what: 'Other properties forbidden',
    effect: 'narrowed',
  },
  opened: {
    what: 'Other properties allowed',
    effect: { request: 'widened', response: 'none' },
  },
  'read-only-changed': { what: 'Read-only or write-only changed', effect: 'none' },
  'choice-removed': { what: 'Alternative removed', effect: 'narrowed' },
  'choice-added': { what: 'Alternative added', effect: 'widened' },
  'choice-set': { what: 'Became a choice of alternatives', effect: 'replaced' },
  'choice-lifted': { what: 'No longer a choice of alternatives', effect: 'replaced' },
  'part-added': { what: 'Schema added to allOf', effect: 'narrowed' },
  'part-removed': { what: 'Schema removed from allOf', effect: 'widened' },
  'condition-added': { what: 'Condition added', effect: 'narrowed' },
  'condition-removed': { what: 'Condition removed', effect: 'widened' },
  'condition-changed': { what: 'Condition changed', effect: 'replaced' },
  'mapping-removed': {
    what: 'Discriminator value removed',
    effect: 'lost',
    why: 'Messages with this value are not told apart any more.',
  },
  'mapping-added': { what: 'Discriminator value added', effect: 'none' },
  'discriminator-changed': {
    what: 'Discriminator changed',
    effect: 'replaced',
    why: 'Another property, or another schema for a value, decides how a message is read.',
  },
  'tuple-reordered': { what: 'Order of items changed', effect: 'replaced', why: 'Items are read by their position.' },
  'tuple-item-added': { what: 'Schema for a further item added', effect: 'narrowed' },
  'tuple-item-removed': { what: 'Schema of an item removed', effect: 'widened' },
  'status-removed': { what: 'Status removed', effect: 'lost' },
  'status-added': {
    what: 'Status added',
    effect: 'unsaid',
    why: 'The documents do not say how code that does not know the status handles it.',
  },
  'header-removed': { what: 'Header removed', effect: 'lost' },
  'header-added': { what: 'Header added', effect: 'none' },
  'text-changed': { what: 'Text changed', effect: 'wording' },
  'example-changed': { what: 'Example changed', effect: 'wording' },
  'not-compared': {
    what: 'Nested too deeply to be compared',
    effect: 'unsaid',
    why: 'The documents differ here, but it was not read how.',
  },
  'major-version-missing': {
    what: 'Breaks without a new major version',
    effect: 'unsaid',
    why: 'The version number does not tell callers that something breaks.',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** The words, effect and reason of a kind in one direction. */
export function kindFacts(name: KindName, direction: Direction): { what: string; effect: Effect; why?: string } {
  const { what, effect, ...rest }: Kind = kinds[name]
  return { what, effect: typeof effect === 'string' ? effect : effect[direction], ...rest }
}

/** Why a change with this effect breaks, or does not. */
export function usualReason(effect: Effect, direction: Direction): string {
  return usualReasons[effect][direction]
}
