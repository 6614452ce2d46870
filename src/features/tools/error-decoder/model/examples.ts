/** An example response for the decoder. Names and ids are fictional. */
interface Example {
  id: string
  label: string
  text: string
}

/** The examples. The first one is selected by default. */
export const examples: readonly [Example, ...Example[]] = [
  {
    id: 'fields',
    label: 'A label with two wrong fields',
    text: `HTTP/1.1 400 Bad Request
Content-Type: application/problem+json
X-Request-ID: 5b0c3c7e-4f5d-4a3c-9a57-2f1f6a3f0a11
Date: Mon, 02 Mar 2026 14:05:09 GMT

{
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "detail": "The data does not fit the template.",
  "requestId": "5b0c3c7e-4f5d-4a3c-9a57-2f1f6a3f0a11",
  "context": [
    {
      "code": "INPUT_MAX_VALUE",
      "message": "Must not be longer than 22.",
      "field": "Header.PurchaseOrderNumber",
      "source": "body"
    },
    {
      "code": "INPUT_INVALID",
      "message": "The check digit is wrong.",
      "field": "Pack.0.ShippingSerialID",
      "source": "body"
    }
  ]
}`,
  },
  {
    id: 'secret',
    label: 'A wrong client secret',
    text: `HTTP/1.1 401 Unauthorized
Content-Type: application/json

{ "error": "invalid_client", "error_description": "client authentication failed" }`,
  },
  {
    id: 'limit',
    label: 'Too many calls',
    text: `HTTP/2 429
content-type: application/problem+json
retry-after: 2

{ "title": "Too Many Requests", "status": 429, "detail": "The limit is 20 calls per second." }`,
  },
  {
    id: 'gateway',
    label: 'The page of a gateway',
    text: `<html>
<head><title>504 Gateway Time-out</title></head>
<body>
<center><h1>504 Gateway Time-out</h1></center>
<hr><center>nginx</center>
</body>
</html>`,
  },
  {
    id: 'partner',
    label: 'A 997 of a retailer',
    text: `ISA*00*          *00*          *ZZ*NORTHGATE      *ZZ*LAKESIDE       *260320*0915*U*00401*000000007*0*P*>~
GS*FA*NORTHGATE*LAKESIDE*20260320*0915*7*X*004010~
ST*997*0001~
AK1*IN*12~
AK2*810*0042~
AK3*BIG*2**8~
AK4*4*324*1~
AK3*N1*7*N1*8~
AK4*3*66*7*99~
AK5*R*5~
AK9*R*1*1*0~
SE*10*0001~
GE*1*7~
IEA*1*000000007~`,
  },
]
