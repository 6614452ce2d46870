/**
 * The data that the reader passes to the page: plain and limited in size. Texts come from the document and are not
 * trusted; descriptions are Markdown. Optional fields are absent when the document does not state them.
 */
import type { FieldEncoding } from './parameter-style'
import type { EnumValue, ExternalDocs, Phrase, ReadError, SchemaNode } from './schema-types'

/** Identifies an operation of a document. For a webhook, `path` is the webhook's name. */
export interface OperationKey {
  path: string
  /** HTTP method, in upper or lower case. */
  method: string
  webhook?: boolean
}

/** An operation in the index: enough to list, filter, group and link it. */
export interface IndexedOperation {
  path: string
  /** Upper case; an additional method as the document writes it. */
  method: string
  /** The summary before the vertical bar (DOC-31); 'Missing a Path Summary' without one. */
  title: string
  /** The parts of the summary after the bar, such as `internal`. */
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

/** Position of a tag in the tree: the tag and its ancestors (`parent` of OpenAPI 3.2), outermost first, as indexes. */
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

/** The compact index of a document: everything that the page needs in addition to the operation that it shows. */
export interface DocumentIndex {
  url: string
  /** As declared: '2.0', '3.0.3', '3.1.0'; 'unknown' when the document does not say. */
  specVersion: string
  info: InfoView
  /** In the document's order, webhooks last. */
  operations: IndexedOperation[]
  /** Declared tags in the document's order, then tags that only operations name. */
  tags: TagView[]
  /** Position of each tag in the tree, in the order in which they are shown. */
  places: TagPlace[]
  servers: ServerView[]
  securitySchemes: SchemeWithScopes[]
  externalDocs?: ExternalDocs
  errors: ReadError[]
}

export interface ServerView {
  /** Absolute where possible, variables replaced by their defaults. */
  url: string
  /** With `{variables}`, absolute where possible. */
  template: string
  name?: string
  description?: string
  variables: ServerVariable[]
  errors?: ReadError[]
}

export interface ServerVariable {
  name: string
  default?: string
  /** The allowed values, including the default; empty when any value is allowed. */
  values: string[]
  /** The default and the allowed values, in words. */
  phrases: Phrase[]
  description?: string
}

export interface SecuritySchemeView {
  name: string
  /** apiKey, http, oauth2, openIdConnect, mutualTLS, basic … as declared. */
  type: string
  /** How a caller authenticates with it, in words. */
  text: string
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
    /** Name of the flow, in words. */
    text: string
    /** The addresses for authorization, token and refresh, each with its label; each address once. */
    addresses: { name: string; url: string }[]
  }[]
  error?: ReadError
}

/** A scheme with scopes: those that an operation needs, or all that the document declares. */
export interface SchemeWithScopes {
  scheme: SecuritySchemeView
  scopes: { name: string; description: string }[]
  /** One of the scopes is enough. */
  oneIsEnough?: true
}

/** One way to authenticate: all its schemes are needed. An empty list means anonymous access. */
export interface SecurityAlternative {
  schemes: SchemeWithScopes[]
}

/** How a caller authenticates for an operation, with the texts before and after the list of alternatives. */
export interface AccessView {
  lead?: string
  ways: SecurityAlternative[]
  rest?: string
}

/** An example, formatted for display. */
export interface ExampleView {
  /** Absent for a single example (`example`) and for a generated one. */
  name?: string
  summary?: string
  description?: string
  /** The value in the format of the content type. */
  text: string
  /** Address of the value, when the document only links to it. */
  externalUrl?: string
  generated: boolean
  error?: ReadError
}

/** A field of a form that is a file, with the content type that its schema names. */
export interface FormFile {
  property: string
  contentType?: string
}

/** The content of a body for one content type. */
export interface ContentView {
  contentType: string
  schema?: SchemaNode
  /** Schema of each item of a stream (OpenAPI 3.2). */
  itemSchema?: SchemaNode
  /** The examples of the document; without any, one generated from the schema with numbers as 0 (DOC-38). */
  examples: ExampleView[]
  /** Number of examples that were left out because there are too many. */
  moreExamples?: number
  /** Parts of a form: content type, headers and style per property. */
  encoding: (FieldEncoding & { property: string; contentType?: string; headers: ParameterView[] })[]
  /** The files of a form, for samples. */
  files?: FormFile[]
  errors: ReadError[]
}

/** Examples of a parameter, each with its summary or name. */
export interface NamedExamples {
  values: EnumValue[]
  /** Number of examples that were left out because there are too many. */
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
  /** How arrays and objects are serialized: form, simple, label, matrix, spaceDelimited, pipeDelimited, deepObject … */
  style: string
  explode: boolean
  allowReserved: boolean
  allowEmptyValue: boolean
  /** Set when the value is text in this content type. */
  contentType?: string
  /** Explains how to write the value, where that differs from the usual way. */
  notes?: Phrase[]
  examples: ExampleView[]
  /** Several examples, or a single one with a summary. */
  namedExamples?: NamedExamples
  /** A value for samples, as JSON text. */
  sample: string
  /** The sample is an example or default of the document, not a generated value. */
  isSampleDocumented: boolean
}

export interface BodyView {
  required: boolean
  description?: string
  contents: ContentView[]
  /** Number of content types that were left out. */
  moreContents?: number
  errors: ReadError[]
}

export interface LinkView {
  name: string
  /** The operation of this document that the link points to. */
  target?: OperationKey
  description?: string
  operationId?: string
  operationRef?: string
  parameters: { name: string; value: string }[]
  requestBody?: string
  server?: ServerView
  error?: ReadError
}

export interface ResponseView {
  /** '200', '4XX', 'default'. */
  code: string
  summary?: string
  description?: string
  headers: ParameterView[]
  contents: ContentView[]
  /** Number of content types that were left out. */
  moreContents?: number
  links: LinkView[]
  errors: ReadError[]
}

export interface CallbackView {
  name: string
  /** Runtime expression for the address, such as `{$request.body#/callbackUrl}`. */
  expression: string
  method: string
  title: string
  description?: string
  parameters: ParameterView[]
  body?: BodyView
  responses: ResponseView[]
  /** Number of responses that were left out. */
  moreResponses?: number
}

/** One operation with everything that its page shows (DOC-59). */
export interface OperationView {
  path: string
  /** Upper case; an additional method as the document writes it. */
  method: string
  webhook: boolean
  supported: boolean
  title: string
  markers: string[]
  description?: string
  operationId?: string
  deprecated: boolean
  /** Tags of the operation in its order, with the details that the document declares. */
  tags: TagView[]
  /** The tag of the same group that carries `x-sps-latest`. */
  latestTag?: string
  /** Title of the document (`info.title`). */
  serviceName: string
  documentVersion?: string
  /** Address of the file that says which code samples of the document ran. */
  ranSamples?: string
  specVersion: string
  /** Address of the server described as prod, else of the first server (DOC-37). */
  server: string
  servers: ServerView[]
  /** Headers that a request has in addition to those of the document; Content-Type has the type that is shown first. */
  defaultHeaders: ParameterView[]
  headerParams: ParameterView[]
  pathParams: ParameterView[]
  queryParams: ParameterView[]
  cookieParams: ParameterView[]
  body?: BodyView
  responses: ResponseView[]
  /** Number of responses that were left out. */
  moreResponses?: number
  access: AccessView
  /** Security alternatives; empty when the document states no requirement, or that there is none. */
  security: SecurityAlternative[]
  /** The document states a requirement; an empty requirement counts as stated. */
  securityStated: boolean
  callbacks: CallbackView[]
  /** Number of callbacks that were left out. */
  moreCallbacks?: number
  externalDocs?: ExternalDocs
  errors: ReadError[]
}

/** A schema in JSON Schema 2020-12. */
export type JsonSchema = boolean | Record<string, unknown>

/** A schema as JSON text, because numbers keep their digits only in a text on the way to a worker. */
export type SchemaText = string

/** The schemas that a request has to satisfy. */
export interface RequestSchemas {
  /** By content type as the document writes it. */
  bodies: Record<string, SchemaText>
  /** By place and name, such as `query limit`. */
  parameters: Record<string, SchemaText>
}
