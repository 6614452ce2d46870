// The widget's frame: ticking the box fetches a token, which is posted to the page that embeds the frame.
const query = new URLSearchParams(window.location.search)
const portal = query.get('origin')
const box = document.querySelector('input')
const status = document.querySelector('[role=status]')
let expiryTimer

const post = (message) => window.parent.postMessage(message, portal)

function reset(text) {
  clearTimeout(expiryTimer)
  box.checked = false
  box.disabled = false
  status.textContent = text
}

async function solve() {
  box.disabled = true
  try {
    const answer = await fetch('token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey: query.get('k') }),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { token, expiresInMs } = await answer.json()
    status.textContent = 'You are verified'
    expiryTimer = setTimeout(() => {
      reset('Verification expired. Tick the box again.')
      post({ kind: 'expired' })
    }, expiresInMs)
    post({ kind: 'solved', token })
  } catch {
    reset('Could not reach the captcha. Try again.')
    box.focus()
  }
}

box?.addEventListener('change', () => {
  if (box.checked) void solve()
})
window.addEventListener('message', ({ origin, data }) => {
  if (box && origin === portal && data.kind === 'reset') reset('')
})
post({ kind: 'ready' })
