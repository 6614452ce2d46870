import { createServer } from 'node:net'

/** Exits with a message if a port is in use; the message names the variable that sets another. */
export async function requireFree(wanted: { what: string; port: number; variable: string }[]): Promise<void> {
  const taken = []
  for (const each of wanted) if (!(await isFree(each.port))) taken.push(each)
  if (taken.length === 0) return
  for (const { what, port, variable } of taken) {
    console.error(`Port ${port}, which the ${what} needs, is in use. End the program that uses it or set ${variable}.`)
  }
  process.exit(1)
}

/** Finds a port that no program listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
}
