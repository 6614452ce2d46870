import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that a server received. */
export interface ReceivedCall {
  method: string
  /** Path with query. */
  url: string
  headers: Partial<Record<string, string | string[]>>
  body: Buffer
}

export interface EchoServer {
  origin: string
  /** Removes and returns the calls that were received, the oldest first. */
  takeCalls: () => ReceivedCall[]
  close: () => void
}

/** Starts a server that records what it receives. @param answer the JSON with which it answers a GET */
export async function startEchoServer(answer: () => string = () => '{}'): Promise<EchoServer> {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    void request.toArray().then((parts) => {
      calls.push({ method, url, headers, body: Buffer.concat(parts as Buffer[]) })
      if (method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end(answer())
      else response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeCalls: () => calls.splice(0),
    close: () => server.close(),
  }
}

/** Reads the fields of a form as a server does; a file is its name and its content. */
export async function formOf({
  headers,
  body,
}: ReceivedCall): Promise<[name: string, value: string, fileName?: string][]> {
  const options = { headers: { 'content-type': String(headers['content-type']) } }
  const form = await new Response(new Uint8Array(body), options).formData()
  return Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string, string?]> =>
      typeof value === 'string' ? [name, value] : [name, await value.text(), value.name],
    ),
  )
}
