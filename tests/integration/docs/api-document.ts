const carton = {
  type: 'object',
  required: ['sscc'],
  properties: {
    sscc: { type: 'string', minLength: 1, maxLength: 20, description: 'Serial number of the carton.' },
    weight: { type: 'number', deprecated: true },
    parent: { $ref: '#/components/schemas/Carton' },
    packing: {
      oneOf: [{ $ref: '#/components/schemas/Box' }, { $ref: '#/components/schemas/Pallet' }],
      discriminator: { propertyName: 'kind' },
    },
  },
}

const render = {
  summary: 'Render a label|unknown',
  description: 'Renders **one** label for every `Pack`.',
  operationId: 'renderLabel',
  tags: ['Labels v1'],
  security: [{ oauth: ['label:render'] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '7c31f0aa' },
    { name: 'copies', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 99, default: 1 } },
    { name: 'perPage', in: 'query', description: 'Labels on a sheet.', schema: { enum: [1, 4] } },
    { name: 'paper', in: 'query', schema: { enum: Array.from({ length: 60 }, (_, index) => `P${index + 1}`) } },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { Pack: { type: 'array', items: { $ref: '#/components/schemas/Carton' } } },
        },
        examples: {
          one: { summary: 'One carton', value: { Pack: [{ sscc: '1' }] } },
          two: { summary: 'Two cartons', value: { Pack: [{ sscc: '1' }, { sscc: '2' }] } },
        },
      },
      'application/xml': { schema: { type: 'string' } },
    },
  },
  responses: {
    200: {
      description: 'Label rendered',
      headers: { 'X-Request-ID': { schema: { type: 'string' } } },
      content: {
        'application/json': { schema: { type: 'object', properties: { url: { type: 'string', format: 'uri' } } } },
      },
    },
    404: {
      description: 'No label with this id',
      content: { 'application/json': { schema: { type: 'object', properties: { code: { type: 'string' } } } } },
    },
  },
}

/** An API document with everything that the pages show; its tags have a group with a latest version. */
export const labels = {
  openapi: '3.1.0',
  info: { title: 'Labels', version: '1.4.0', description: 'Everything about labels.' },
  servers: [
    { url: 'https://sandbox.example', description: 'sandbox' },
    { url: 'https://api.example', description: 'prod' },
  ],
  tags: [
    { name: 'Labels v0', 'x-sps-group-by': 'Shipping' },
    { name: 'Labels v1', 'x-sps-group-by': 'Shipping', 'x-sps-latest': true },
  ],
  paths: {
    '/labels/{id}/pdf': {
      post: render,
      get: { tags: ['Labels v0'], summary: 'Render a label', responses: {} },
    },
    '/labels': {
      get: { responses: { 200: { description: 'OK' } } },
      delete: { summary: 'Delete everything | internal', responses: {} },
    },
  },
  components: {
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: 'https://auth.example/token', scopes: { 'label:render': 'Render labels.' } },
        },
      },
    },
    schemas: {
      Carton: carton,
      Box: { type: 'object', properties: { flaps: { type: 'integer' } } },
      Pallet: { type: 'object', properties: { layers: { type: 'integer' } } },
    },
  },
}
