/**
 * What the reader of specifications hands to the page: plain, bounded data. Texts come from the specification and are
 * never trusted; descriptions are markdown. Optional fields are absent when the document says nothing.
 */
import type { EnumValue, ExternalDocs, Phrase, Problem, SchemaNode } from './schema-types'

/** Names one operation of a document. For a webhook `path` is the webhook's name. */
export interface OperationKey {
  path: string
  /** In any case. */
  method: string
  webhook?: boolean
}

/** An operation in the index: enough to list, filter, group and link it. */
export interface IndexedOperation {
  path: string
  /** Upper case; an additional one as it is written. */
  method: string
  /** The summary before the vertical bar (DOC-31); 'Missing a Path Summary' without one. */
  title: string
  /** What follows the bar, such as `internal`. */
  markers: string[]
  operationId?: string
  tags: string[]
  deprecated: boolean
  /** post, put, delete, get and patch are supported (DOC-36). */
  supported: boolean
  webhook: boolean
}

export interface TagView {
  name: string
  summary?: string
  description?: string
  externalDocs?: ExternalDocs
  /** Name of the tag above this one (OpenAPI 3.2). */
  parent?: string
  /** `x-sps-latest`. */
  latest: boolean
  /** `x-sps-group-by`. */
  groupBy?: string
}

/** A tag among those of a document, and those that it lies in (`parent` of OpenAPI 3.2), outermost first; by their numbers. */
export interface TagPlace {
  tag: number
  above: number[]
}

export interface InfoView {
  title: string
  version?: string
  summary?: string
  description?: string
  termsOfService?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name: string; url?: string; identifier?: string }
}

/** The compact index of a document: everything the page needs besides the operation it shows. */
export interface DocumentIndex {
  url: string
  /** As declared: '2.0', '3.0.3', '3.1.0'; 'unknown' when the document does not say. */
  specVersion: string
  info: InfoView
  /** In the document's order, webhooks last. */
  operations: IndexedOperation[]
  /** Declared tags in their order, then those that only operations name. */
  tags: TagView[]
  /** Where each of the tags is shown. */
  places: TagPlace[]
  servers: ServerView[]
  securitySchemes: SchemeWithScopes[]
  externalDocs?: ExternalDocs
  problems: Problem[]
}

export interface ServerView {
  /** Absolute where possible, variables replaced by their defaults. */
  url: string
  /** With `{variables}`, absolute where possible. */
  template: string
  name?: string
  description?: string
  variables: ServerVariable[]
  problems?: Problem[]
}

export interface ServerVariable {
  name: string
  default?: string
  /** Those that it may have, its default among them; empty where it may have any. */
  values: string[]
  /** Its default and values, in words. */
  said: Phrase[]
  description?: string
}

export interface SecuritySchemeView {
  name: string
  /** apiKey, http, oauth2, openIdConnect, mutualTLS, basic … as declared. */
  type: string
  /** How it lets somebody in, in words. */
  said: string
  description?: string
  deprecated: boolean
  /** For apiKey. */
  in?: string
  parameterName?: string
  /** For http. */
  scheme?: string
  bearerFormat?: string
  openIdConnectUrl?: string
  flows: {
    /** Which flow it is, in words. */
    said: string
    /** Where it begins, gets its token and gets a fresh one, each with what it is; each address once. */
    addresses: { name: string; url: string }[]
  }[]
  problem?: Problem
}

/** A scheme with those of its scopes that are meant: what an operation needs, or all that the document knows. */
export interface SchemeWithScopes {
  scheme: SecuritySchemeView
  scopes: { name: string; description: string }[]
  /** Of the scopes one is enough. */
  oneIsEnough?: true
}

/** One way to be let in: every scheme of it is needed. No schemes at all: anonymous access. */
export interface SecurityAlternative {
  schemes: SchemeWithScopes[]
}

/** What an operation wants of who calls it, with what is said before and after the ways that take something. */
export interface AccessView {
  lead?: string
  ways: SecurityAlternative[]
  rest?: string
}

/** Which side of a call a body is on: read-only properties stay out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response'

/** An example ready to be shown. */
export interface ExampleView {
  /** Absent for the only one and the generated one. */
  name?: string
  summary?: string
  description?: string
  /** The body as text in the content type's own form. */
  text: string
  /** Where the value lies when the document only links to it. */
  externalUrl?: string
  generated: boolean
  problem?: Problem
}

/** A field of a form that is a file, with the content type that its schema names. */
export interface FormFile {
  property: string
  contentType?: string
}

/** A body in one content type. */
export interface ContentView {
  contentType: string
  schema?: SchemaNode
  /** OpenAPI 3.2: each item of a stream. */
  itemSchema?: SchemaNode
  /** Those of the document; else one generated from the schema, numbers as 0 (DOC-38). */
  examples: ExampleView[]
  /** Examples that were left out because there are too many. */
  moreExamples?: number
  /** Parts of a form: content type, headers and style per property. */
  encoding: { property: string; contentType?: string; style?: string; explode?: boolean; headers: ParameterView[] }[]
  /** The files of a form, for samples. */
  files?: FormFile[]
  problems: Problem[]
}

/** Examples of a parameter, each with its summary or name. */
export interface NamedExamples {
  values: EnumValue[]
  /** Those that were left out because there are too many. */
  omitted?: number
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

export interface ParameterView {
  name: string
  in: ParameterPlace
  required: boolean
  deprecated: boolean
  description?: string
  schema: SchemaNode
  /** How arrays and objects are written: form, simple, label, matrix, spaceDelimited, pipeDelimited, deepObject … */
  style: string
  explode: boolean
  allowReserved: boolean
  allowEmptyValue: boolean
  /** Set when the value is text in this content type. */
  contentType?: string
  /** How to write it, in words, where that is not the usual way. */
  notes?: Phrase[]
  examples: ExampleView[]
  /** Several examples, or one of which the document says something. */
  namedExamples?: NamedExamples
  /** A value for samples, as JSON text. */
  sample: string
  /** The document itself gives that value, or the value is the default. */
  sampleGiven: boolean
}

export interface BodyView {
  required: boolean
  description?: string
  contents: ContentView[]
  /** Content types that were left out. */
  moreContents?: number
  problems: Problem[]
}

export interface LinkView {
  name: string
  /** The operation of this document that it leads to. */
  target?: OperationKey
  description?: string
  operationId?: string
  operationRef?: string
  parameters: { name: string; value: string }[]
  requestBody?: string
  server?: ServerView
  problem?: Problem
}

export interface ResponseView {
  /** '200', '4XX', 'default'. */
  code: string
  summary?: string
  description?: string
  headers: ParameterView[]
  contents: ContentView[]
  /** Content types that were left out. */
  moreContents?: number
  links: LinkView[]
  problems: Problem[]
}

export interface CallbackView {
  name: string
  /** Runtime expression of the address, such as `{$request.body#/callbackUrl}`. */
  expression: string
  method: string
  title: string
  description?: string
  parameters: ParameterView[]
  body?: BodyView
  responses: ResponseView[]
  /** Responses that were left out. */
  moreResponses?: number
}

/** One operation with everything that its page shows (DOC-59). */
export interface OperationView {
  path: string
  /** Upper case; an additional one as it is written. */
  method: string
  webhook: boolean
  supported: boolean
  title: string
  markers: string[]
  description?: string
  operationId?: string
  deprecated: boolean
  /** Tags of the operation in its order, with what the document says of each. */
  tags: TagView[]
  /** A tag of the operation is part of a group (`x-sps-group-by`). */
  hasGroup: boolean
  /** The tag of the same group that carries `x-sps-latest`. */
  latestTag?: string
  /** Title of the document (`info.title`). */
  serviceName: string
  documentVersion?: string
  specVersion: string
  /** Address of the server described as prod; else of the first (DOC-37). */
  server: string
  servers: ServerView[]
  /** Headers of a request beside those that the document states; of the content type the one that is shown first. */
  defaultHeaders: ParameterView[]
  headerParams: ParameterView[]
  pathParams: ParameterView[]
  queryParams: ParameterView[]
  cookieParams: ParameterView[]
  body?: BodyView
  responses: ResponseView[]
  /** Responses that were left out. */
  moreResponses?: number
  access: AccessView
  /** Alternatives; empty: the document says nothing or wants nothing. */
  security: SecurityAlternative[]
  /** The document states the requirement (also that there is none). */
  securityStated: boolean
  callbacks: CallbackView[]
  /** Callbacks that were left out. */
  moreCallbacks?: number
  externalDocs?: ExternalDocs
  problems: Problem[]
}
