// One Chromium process per measurement: own user-data-dir, killed by its pid afterwards.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'

export const CHROMIUM =
  process.env.CHROMIUM ||
  ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome'].find((file) =>
    fs.existsSync(file),
  ) ||
  'chromium'
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--mute-audio',
  '--disable-extensions',
  '--disable-features=Translate,MediaRouter,OptimizationHints',
  '--disable-breakpad',
  '--window-size=1400,900',
  // nothing but the bench's own server can be reached
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

const sleep = (ms) => new Promise((r) => setTimeout(r, ms))

function start(debugging, pipes, flags = []) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-ref-bench-'))
  const child = spawn(CHROMIUM, [...ARGS, ...flags, `--user-data-dir=${dir}`, debugging, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe', ...pipes],
    detached: true,
  })
  let stderr = ''
  child.stderr.on('data', (d) => {
    stderr = (stderr + d).slice(-4000)
  })
  const stop = async () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      /* already gone */
    }
    for (let i = 0; i < 20 && child.exitCode === null && child.signalCode === null; i++) await sleep(50)
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return { dir, child, errors: () => stderr.slice(-500), stop }
}

/**
 * A browser that nobody looks over the shoulder: one page, driven by the few commands that are sent here. Playwright
 * has every request and every context reported while it is connected, which costs a page several milliseconds per request
 * (the place in the script is looked up for each, and the reports take one of two cores): a reader's browser does not.
 */
export async function launchBare() {
  const { child, stop } = start('--remote-debugging-pipe', ['pipe', 'pipe'])
  const [, , , commands, replies] = child.stdio
  const waiting = new Map(),
    listeners = new Map()
  let id = 0,
    rest = ''
  const receive = ({ id: answered, result, error, method, params }) => {
    if (method) {
      listeners.get(method)?.forEach((act) => act(params))
      return
    }
    const { resolve, reject } = waiting.get(answered)
    waiting.delete(answered)
    if (error) reject(new Error(error.message))
    else resolve(result)
  }
  replies.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop()
    for (const message of messages) receive(JSON.parse(message))
  })
  commands.on('error', () => {})
  const send = (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, { resolve, reject })
      commands.write(JSON.stringify({ id, method, params, sessionId }) + '\0')
    })
  const page = (await send('Target.getTargets')).targetInfos.find(({ type }) => type === 'page')
  const { sessionId } = await send('Target.attachToTarget', { targetId: page.targetId, flatten: true })
  return {
    pid: child.pid,
    send,
    close: stop,
    page: (method, params) => send(method, params, sessionId),
    on: (method, act) => listeners.set(method, [...(listeners.get(method) ?? []), act]),
  }
}

/** A browser driven by Playwright, for measurements of what happens after the load; `flags` are further arguments of it. */
export async function launch(flags = []) {
  const { dir, child, errors, stop } = start('--remote-debugging-port=0', [], flags)
  const portFile = path.join(dir, 'DevToolsActivePort')
  let ws
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null) throw new Error('chromium exited: ' + errors())
    try {
      const [p, tail] = fs.readFileSync(portFile, 'utf8').trim().split('\n')
      if (tail) {
        ws = `ws://127.0.0.1:${p}${tail}`
        break
      }
    } catch {
      /* not yet */
    }
    await sleep(50)
  }
  if (!ws) throw new Error('chromium did not open its debugging port: ' + errors())
  const browser = await chromium.connectOverCDP(ws)
  const close = async () => {
    await Promise.race([browser.close().catch(() => {}), sleep(1500)])
    await stop()
  }
  return { browser, context: browser.contexts()[0], pid: child.pid, close }
}

// CPU jiffies of the whole machine: [busy, total]
export function cpuTimes() {
  const v = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number)
  const total = v.reduce((a, x) => a + x, 0)
  return [total - v[3] - v[4], total]
}

// Other work shares this machine: wait (up to maxMs) for a half second in which it is mostly idle.
export async function waitCalm(maxMs = 12000, wanted = 0.3) {
  const t0 = Date.now()
  let busy = 1
  while (Date.now() - t0 < maxMs) {
    const a = cpuTimes()
    await sleep(500)
    const b = cpuTimes()
    busy = (b[0] - a[0]) / Math.max(1, b[1] - a[1])
    if (busy <= wanted) break
  }
  return { waitedMs: Date.now() - t0, busy }
}

// CPU jiffies used so far by every process of a process group
export function groupJiffies(pgid) {
  let sum = 0
  for (const p of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(p)) continue
    try {
      const f = fs.readFileSync(`/proc/${p}/stat`, 'utf8')
      const v = f.slice(f.lastIndexOf(')') + 2).split(' ')
      if (+v[2] === pgid) sum += +v[11] + +v[12]
    } catch {
      /* gone */
    }
  }
  return sum
}

function privateMb(pid) {
  try {
    const t = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const kb = [...t.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].reduce((a, m) => a + +m[1], 0)
    return kb / 1024
  } catch {
    return null
  }
}

/** Private memory of the largest process that holds a page and its workers, in MB. Takes a browser with the commands of the DevTools protocol. */
export async function rendererMb(browser) {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return Math.max(...processInfo.filter((p) => p.type === 'renderer').map((p) => privateMb(p.id) || 0))
}

export { sleep }
