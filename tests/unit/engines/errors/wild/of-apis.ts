import type { Payload } from './payload'

/** Responses of the platform's APIs and of APIs that resemble them. */
export const ofApis: readonly Payload[] = [
  {
    name: 'an upload with a wrong limit',
    text: `HTTP/1.1 400 Bad Request
content-type: application/problem+json
x-request-id: 8a1f

{"type":"about:blank","title":"Bad Request","status":400,"detail":"limit must be at most 1000.","instance":"/transactions/v5/data/out/","requestId":"8a1f","context":[{"code":"INPUT_MAX_VALUE","message":"Must be at most 1000.","field":"limit","source":"query","value":"5000"}]}`,
    certainty: 'known',
    heading: '400 Bad Request',
    retry: 'corrected',
    fields: ['limit'],
    says: '8a1f',
  },
  {
    name: 'an expired token, as curl -v tells it',
    text: `* Connected to api.network.example (192.0.2.7) port 443
> GET /auth-check HTTP/2
> Host: api.network.example
> authorization: Bearer abcDEF123456
>
< HTTP/2 401
< www-authenticate: Bearer
< content-type: application/json
<
{"error":{"error":"Unauthorized","errorDescription":"A valid access token is required. Please sign in again."},"status":"error"}
* Connection #0 to host api.network.example left intact`,
    certainty: 'known',
    heading: '401 Unauthorized',
    retry: 'new-token',
    says: 'GET https://api.network.example/auth-check',
  },
  {
    name: 'an envelope of an older log, with single quotation marks',
    text: `{'error': {'error': 'Not Found', 'errorDescription': 'The application could not be found.'}, 'status': 'error'}`,
    certainty: 'known',
    heading: '404 Not Found',
    retry: 'never',
  },
  {
    name: 'an envelope in a line of a log',
    text: `2026-03-02 14:05:09,113 ERROR uploader.py:88 response {"error":{"error":"Too many attempts","errorDescription":"Wait 15 minutes and try again."},"status":"error"}`,
    certainty: 'known',
    heading: '429 Too many attempts',
    retry: 'wait',
  },
  {
    name: 'an envelope with an unknown title',
    text: `HTTP/1.1 409 Conflict\n\n{"error":{"error":"Mailbox Frozen","errorDescription":"The mailbox is being moved."},"status":"error"}`,
    certainty: 'partly',
    heading: '409 Mailbox Frozen',
    retry: 'reread',
    says: 'The title “Mailbox Frozen” is not in the catalogue.',
  },
  {
    name: 'a trial that asks for production keys',
    text: `403\n{"error":{"error":"Forbidden","errorDescription":"Trial organizations have sandbox credentials only."},"status":"error"}`,
    certainty: 'known',
    heading: '403 Forbidden',
    retry: 'never',
    says: 'a trial',
  },
  {
    name: 'a limit with a wait',
    text: `HTTP/2 429\nretry-after: 2\nx-ratelimit-remaining: 0\n\n{"title":"Too Many Requests","status":429,"detail":"The limit is 20 calls per second."}`,
    certainty: 'known',
    heading: '429 Too Many Requests',
    retry: 'wait',
    says: 'Remaining calls 0',
  },
  {
    name: 'a problem with a type of its own',
    text: `{"type":"https://errors.quarry.example/stock-locked","title":"Stock is locked","status":423,"detail":"Count in progress."}`,
    certainty: 'partly',
    heading: '423 Stock is locked',
    retry: 'reread',
  },
  {
    name: 'a problem of ASP.NET',
    text: `{"type":"https://tools.ietf.org/html/rfc9110#section-15.5.1","title":"One or more validation errors occurred.","status":400,"errors":{"PoNumber":["The PoNumber field is required."],"$.Lines[0].Qty":["The JSON value could not be converted to System.Int32."]},"traceId":"00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"}`,
    certainty: 'partly',
    heading: '400 One or more validation errors occurred.',
    retry: 'corrected',
    fields: ['PoNumber', '$.Lines[0].Qty'],
    says: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  {
    name: 'errors by field of Django',
    text: `HTTP/1.1 400 Bad Request\nContent-Type: application/json\nAllow: POST\n\n{"po_number":["This field may not be blank."],"lines":["This list may not be empty."]}`,
    certainty: 'partly',
    heading: '400 Bad Request',
    retry: 'corrected',
    fields: ['po_number', 'lines'],
  },
  {
    name: 'errors by place of FastAPI',
    text: `422 Unprocessable Entity\n{"detail":[{"type":"int_parsing","loc":["body","lines",0,"qty"],"msg":"Input should be a valid integer","input":"ten"}]}`,
    certainty: 'partly',
    heading: '422 Unprocessable Content',
    retry: 'corrected',
    fields: ['body.lines.0.qty'],
  },
  {
    name: 'errors of Spring',
    text: `{"timestamp":"2026-03-02T14:05:09.113+00:00","status":404,"error":"Not Found","path":"/v1/orders/9"}`,
    certainty: 'known',
    heading: '404 Not Found',
    retry: 'never',
  },
  {
    name: 'errors of JSON:API',
    text: `{"errors":[{"status":"422","title":"Invalid Attribute","detail":"Must be positive.","source":{"pointer":"/data/attributes/quantity"}}]}`,
    certainty: 'partly',
    heading: '422 Unprocessable Content',
    retry: 'corrected',
    fields: ['data.attributes.quantity'],
  },
  {
    name: 'errors of a GraphQL server',
    text: `HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"errors":[{"message":"Cannot query field \\"qty\\" on type \\"Line\\".","locations":[{"line":2,"column":9}]}]}`,
    certainty: 'partly',
    heading: '200',
    retry: 'unknown',
  },
  {
    name: 'a code that nobody knows',
    text: `HTTP/1.1 400 Bad Request\n\n{"errorCode":"QX-1187","message":"Kiln not primed"}`,
    certainty: 'partly',
    heading: '400 Bad Request',
    retry: 'corrected',
    says: 'The code “QX-1187” is not in the catalogue.',
  },
  {
    name: 'an unknown code of a field',
    text: `{"title":"Bad Request","status":400,"context":[{"code":"INPUT_TOO_PURPLE","field":"Color","message":"Less purple, please."}]}`,
    certainty: 'known',
    heading: '400 Bad Request',
    retry: 'corrected',
    fields: ['Color'],
    says: 'The field code “INPUT_TOO_PURPLE” is not in the catalogue.',
  },
  {
    name: 'a SOAP fault',
    text: `HTTP/1.1 500 Internal Server Error\nContent-Type: text/xml\n\n<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:Client</faultcode><faultstring>Order 9 is closed</faultstring></soap:Fault></soap:Body></soap:Envelope>`,
    certainty: 'partly',
    heading: '500 Internal Server Error',
    retry: 'backoff',
    says: 'soap:Client',
  },
  {
    name: 'the error of a file store in XML',
    text: `HTTP/1.1 403 Forbidden\nContent-Type: application/xml\n\n<?xml version="1.0"?><Error><Code>RequestExpired</Code><Message>Request has expired</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
    certainty: 'partly',
    heading: '403 Forbidden',
    retry: 'never',
    says: '4442587FB7D0A2F9',
  },
  {
    name: 'a precondition',
    text: `HTTP/1.1 412 Precondition Failed\nETag: "7"\n\n`,
    certainty: 'known',
    heading: '412 Precondition Failed',
    retry: 'reread',
  },
  {
    name: 'a method that is not allowed',
    text: `HTTP/1.1 405 Method Not Allowed\nAllow: GET, HEAD\nContent-Length: 0\n\n`,
    certainty: 'known',
    heading: '405 Method Not Allowed',
    retry: 'corrected',
  },
  {
    name: 'an odd status',
    text: 'HTTP/1.1 499 Client Closed Request\n\n',
    certainty: 'unknown',
    heading: '499',
    retry: 'unknown',
  },
  { name: 'a status that does not exist', text: '599', certainty: 'unknown', heading: '599', retry: 'backoff' },
  {
    name: 'a redirect',
    text: 'HTTP/1.1 307 Temporary Redirect\nLocation: /v5/\n\n',
    certainty: 'known',
    heading: '307',
    retry: 'not-needed',
  },
  {
    name: 'a call that got no response, in a HAR entry',
    text: JSON.stringify({
      request: { method: 'GET', url: 'https://api.network.example/' },
      response: { status: 0, headers: [], content: {} },
    }),
    certainty: 'unknown',
    heading: 'Unknown error',
    retry: 'unknown',
  },
  {
    name: 'a HAR file with a refused label',
    text: JSON.stringify({
      log: {
        entries: [
          {
            request: {
              method: 'POST',
              url: 'https://api.network.example/label/v1/7c31f0aa/pdf',
              headers: [{ name: 'Authorization', value: 'Bearer abcDEF123456' }],
            },
            response: {
              status: 415,
              headers: [{ name: 'content-type', value: 'application/problem+json' }],
              content: { text: '{"title":"Unsupported Media Type","status":415,"detail":"Send application/json."}' },
            },
          },
        ],
      },
    }),
    certainty: 'known',
    heading: '415 Unsupported Media Type',
    retry: 'corrected',
    says: 'POST https://api.network.example/label/v1/7c31f0aa/pdf',
  },
]
