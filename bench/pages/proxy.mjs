// TCP proxy that adds latency and limits the bandwidth, all connections together: node proxy.mjs FROM TO [FROM TO ...]
// RTT (ms, 40) and MBPS (10) say how much. Unlike the browser's own throttling it also slows the requests of workers.
import net from 'node:net'

const rttMs = +process.env.RTT || 40
const bytesPerMs = ((+process.env.MBPS || 10) * 1e6) / 8 / 1000
const chunkBytes = 8192
let downlinkFreeAt = 0

function later(ms, socket, chunk) {
  setTimeout(() => {
    if (!socket.destroyed) socket.write(chunk)
  }, ms)
}

function download(socket, chunk) {
  const now = performance.now()
  downlinkFreeAt = Math.max(downlinkFreeAt, now) + chunk.length / bytesPerMs
  later(downlinkFreeAt + rttMs / 2 - now, socket, chunk)
}

const ports = process.argv.slice(2).map(Number)
for (let i = 0; i < ports.length; i += 2) {
  net
    .createServer((client) => {
      const server = net.connect(ports[i + 1], 'localhost')
      for (const socket of [client, server]) socket.setNoDelay(true)
      // Setting up a connection costs one more round trip.
      let connected = false
      client.on('data', (chunk) => {
        later(connected ? rttMs / 2 : rttMs * 1.5, server, chunk)
        connected = true
      })
      server.on('data', (chunk) => {
        for (let at = 0; at < chunk.length; at += chunkBytes) download(client, chunk.subarray(at, at + chunkBytes))
      })
      // Bytes that are on their way arrive before the connection ends.
      const end = () =>
        setTimeout(() => {
          client.destroy()
          server.destroy()
        }, 3000)
      for (const socket of [client, server]) socket.on('error', end).on('close', end)
    })
    .listen(ports[i], 'localhost')
}
console.log('ready')
