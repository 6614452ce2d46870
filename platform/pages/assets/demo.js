// The demo client: authorization code with PKCE, as in an application of another company.
const address = `${location.origin}/demo`
const storageKey = 'demo-client'
const $ = (id) => document.querySelector(`#${id}`)

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

function base64url(bytes) {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function connect(clientId) {
  const attempt = { clientId, state: random(), verifier: random() }
  sessionStorage.setItem(storageKey, JSON.stringify(attempt))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt.verifier))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: address,
    audience: 'https://network.example',
    scope: 'openid profile email',
    state: attempt.state,
    code_challenge: base64url(digest),
    code_challenge_method: 'S256',
  })
  location.assign(`/authorize?${query}`)
}

async function finish(answer) {
  const attempt = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  sessionStorage.removeItem(storageKey)
  // Removes code and state from the address and the history.
  history.replaceState(null, '', '/demo')
  if (!attempt || answer.get('state') !== attempt.state)
    return show('Not connected', 'This tab did not start this authorization. Connect again.')
  for (const input of document.querySelectorAll('[name=client]')) input.checked = input.value === attempt.clientId
  if (answer.has('error'))
    return show('Not connected', answer.get('error_description') ?? '', { Error: answer.get('error') })

  const response = await fetch('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: attempt.clientId,
      code: answer.get('code'),
      code_verifier: attempt.verifier,
      redirect_uri: address,
    }),
  })
  const body = await response.json()
  if (!response.ok) return show('Not connected', body.error_description ?? '', { Error: body.error })
  const claims = claimsOf(body.access_token)
  return show(
    'Connected',
    'The platform issued a token. It is valid for you, this application and this organization.',
    {
      Application: `${claims.app_name} (${claims.azp})`,
      Organization: `${claims.org_name} (${claims.org_id})`,
      Person: claimsOf(body.id_token).email,
    },
    claims,
  )
}

function claimsOf(token) {
  const [, payload] = token.split('.')
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

function show(title, text, facts = {}, claims) {
  $('outcome-title').textContent = title
  $('outcome-text').textContent = text
  $('outcome-facts').replaceChildren(
    ...Object.entries(facts).flatMap(([name, value]) => {
      const [term, detail] = [document.createElement('dt'), document.createElement('dd')]
      term.textContent = name
      detail.textContent = value
      return [term, detail]
    }),
  )
  $('claims').textContent = claims ? JSON.stringify(claims, null, 2) : ''
  $('claims').hidden = !claims
  $('claims-title').hidden = !claims
  $('outcome').hidden = false
  $('outcome-title').focus()
}

$('connect').addEventListener('submit', (event) => {
  event.preventDefault()
  void connect(new FormData(event.target).get('client'))
})

const answer = new URLSearchParams(location.search)
if (answer.has('code') || answer.has('error')) {
  finish(answer).catch(() => show('Not connected', 'The platform could not be reached. Connect again.'))
}
