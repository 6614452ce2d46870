import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { deflateSync } from 'node:zlib'
import { png } from '../../platform/seed/png.ts'

/** A body that is sent as a whole. */
interface WholeAnswer {
  status?: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const whole = (contentType: string, body: string | Buffer, headers: OutgoingHttpHeaders = {}): WholeAnswer => ({
  headers: { 'Content-Type': contentType, ...headers },
  body: Buffer.from(body),
})

const red = [220, 0, 0]
const orders = { orders: [{ id: 1 }, { id: 2, 'unit price': '4,50' }], total: 12345678901 }
const problem = { title: 'Not Found', status: 404, detail: 'The parcel "7" could not be found.' }

/** Responses of each kind that the console shows in its own way. */
export const wholeAnswers = {
  json: whole('application/json', JSON.stringify(orders), { 'X-Request-Id': 'request-7' }),
  xml: whole(
    'application/xml; charset=iso-8859-1',
    Buffer.from('<Order id="7"><Note>Größe 4 &amp; 5</Note></Order>', 'latin1'),
  ),
  // Red, 2 by 2 pixels.
  picture: whole(
    'image/png',
    png(2, 2, [8, 2, 0, 0, 0], deflateSync(Buffer.from([0, ...red, ...red, 0, ...red, ...red]))),
  ),
  pdf: whole('application/pdf', Buffer.from('%PDF-1.7 \xff\x00 fictional', 'latin1'), {
    'Content-Disposition': `attachment; filename="label.pdf"; filename*=UTF-8''Etikett%20%C3%A4.pdf`,
  }),
  bytes: whole('application/octet-stream', Buffer.from(Array.from({ length: 256 }, (_, index) => index)), {
    'Content-Disposition': 'attachment; filename="../labels/label.zpl"',
  }),
  encoding: whole('text/plain; charset=utf-8', Buffer.from([97, 98, 0xff, 99])),
  problem: { ...whole('application/problem+json', JSON.stringify(problem)), status: 404 },
  nothing: { status: 204, headers: {}, body: Buffer.alloc(0) },
} satisfies Record<string, WholeAnswer>

/** The parts of a response that is larger than the console receives: 103.8 MB in lines of 64 characters. */
const largePart = Buffer.from(`${'x'.repeat(63)}\n`.repeat(16_384))
const largePartCount = 99

/** Writes responses, those of `wholeAnswers` and those that come in parts. */
export interface Answers {
  write: (kind: string, response: ServerResponse, headers: OutgoingHttpHeaders) => void
  /** Sends a text in all responses that are still open. */
  push: (text: string) => void
  /** Ends them with a chunk whose length is no number. */
  breakOff: () => void
  /** How many responses are still open. */
  openCount: () => number
}

/** Creates the responses of one server. */
export function createAnswers(): Answers {
  const open = new Set<ServerResponse>()

  function stream(response: ServerResponse, contentType: string, headers: OutgoingHttpHeaders) {
    open.add(response)
    response.once('close', () => open.delete(response))
    response.writeHead(200, { ...headers, 'Content-Type': contentType }).flushHeaders()
  }

  return {
    write(kind, response, headers) {
      if (kind === 'events') stream(response, 'text/event-stream', headers)
      else if (kind === 'parts') stream(response, 'text/plain', headers)
      else if (kind === 'redirect') response.writeHead(302, { ...headers, Location: '/answering/json' }).end()
      else if (kind === 'large') writeLarge(response.writeHead(200, { ...headers, 'Content-Type': 'text/plain' }))
      else {
        const {
          status = 200,
          headers: own,
          body,
        } = (wholeAnswers as Record<string, WholeAnswer>)[kind] ?? wholeAnswers.problem
        response.writeHead(status, { ...headers, ...own }).end(body)
      }
    },
    push: (text) => open.forEach((response) => response.write(text)),
    breakOff: () => open.forEach(({ socket }) => socket?.end('no number\r\n')),
    openCount: () => open.size,
  }
}

function writeLarge(response: ServerResponse) {
  let remaining = largePartCount
  const next = () => {
    while (remaining-- > 0) if (!response.write(largePart)) return
    response.end()
  }
  response.on('drain', next)
  next()
}
