// TCP proxy that adds latency and limits the bandwidth, all connections together: node proxy.mjs FROM TO [FROM TO ...]
// RTT (ms, 40) and MBPS (10) say how much. Unlike the browser's own throttling it also slows the requests of workers.
import net from 'node:net';

const rttMs = +process.env.RTT || 40;
const bytesPerMs = (+process.env.MBPS || 10) * 1e6 / 8 / 1000;
const chunkBytes = 8192;
/** A connection with more to send is not read from. */
const maxQueuedBytes = 8 * chunkBytes;

/** The connections with something to send. Each sends a piece in turn, so that a large answer does not hold up the others. */
const turns = [];
let downlinkFreeAt = 0;
let isSending = false;

function later(ms, act) {
  setTimeout(act, Math.max(0, ms));
}

function sendNext() {
  const connection = turns.shift();
  isSending = connection !== undefined;
  if (!isSending) return;
  const { client, server, queue } = connection;
  const piece = queue.shift();
  if (queue.length > 0) turns.push(connection);
  const now = performance.now();
  downlinkFreeAt = Math.max(downlinkFreeAt, now) + piece.length / bytesPerMs;
  later(downlinkFreeAt + rttMs / 2 - now, () => {
    if (!client.destroyed) client.write(piece);
    connection.bytes -= piece.length;
    if (connection.bytes < maxQueuedBytes) server.resume();
    if (connection.hasEnded && connection.bytes === 0) client.end();
  });
  later(downlinkFreeAt - now, sendNext);
}

function download(connection, data) {
  if (connection.queue.length === 0) turns.push(connection);
  for (let at = 0; at < data.length; at += chunkBytes) connection.queue.push(data.subarray(at, at + chunkBytes));
  connection.bytes += data.length;
  if (connection.bytes >= maxQueuedBytes) connection.server.pause();
  if (!isSending) sendNext();
}

const ports = process.argv.slice(2).map(Number);
for (let i = 0; i < ports.length; i += 2) {
  net.createServer((client) => {
    const server = net.connect(ports[i + 1], 'localhost');
    const connection = { client, server, queue: [], bytes: 0, hasEnded: false };
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', () => socket.destroy());
    // Setting up a connection costs one more round trip.
    let connected = false;
    client.on('data', (data) => {
      later(connected ? rttMs / 2 : rttMs * 1.5, () => !server.destroyed && server.write(data));
      connected = true;
    });
    server.on('data', (data) => download(connection, data));
    client.on('close', () => server.destroy());
    server.on('close', () => {
      connection.hasEnded = true;
      if (connection.bytes === 0) client.end();
    });
  }).listen(ports[i], 'localhost');
}
console.log('ready');
