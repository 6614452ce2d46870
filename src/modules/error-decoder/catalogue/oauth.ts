import type { Explanation } from './explanation'

/** Explanations of OAuth and OpenID Connect errors, by code (RFC 6749, RFC 6750, RFC 8628, RFC 8707, OpenID Connect Core). */
export const oauthErrors: Readonly<Record<string, Explanation>> = {
  invalid_request: {
    meaning: 'The request to the authorization server lacks a parameter, has one twice, or one of the wrong form.',
    steps: [
      'Send a form (`application/x-www-form-urlencoded`) or JSON with `grant_type` and everything that this grant needs.',
      'For native and single-page applications, send `code_challenge` and `code_challenge_method=S256` (PKCE).',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  invalid_client: {
    meaning: 'The client id is not known, or the secret does not belong to it.',
    steps: [
      'Copy client id and secret again, both from the same pair: Sandbox Keys have a secret of their own.',
      'Check for a line break at the end of the secret, and for characters that the shell changes.',
      'Check that the application has a type: before that its keys cannot be used.',
    ],
    retry: 'corrected',
    guide: 'tokenTrouble',
  },
  invalid_grant: {
    meaning: 'The authorization code or refresh token is used up, expired, revoked, or was issued to another client.',
    steps: [
      'Let the person sign in again; a code works once and for one minute.',
      'Send the same `redirect_uri` and `code_verifier` that the sign-in began with.',
      'Store the newest refresh token: each use replaces it.',
    ],
    retry: 'never',
    guide: 'tokenErrors',
  },
  unauthorized_client: {
    meaning: 'The type of the application does not allow this grant.',
    steps: [
      'Use the grant of the application’s type: client credentials for machine-to-machine, a code for web, native and single-page applications.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_grant_type: {
    meaning: 'The value of `grant_type` is not known to the authorization server.',
    steps: ['Write `client_credentials`, `authorization_code` or `refresh_token`, exactly so.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_response_type: {
    meaning:
      'The value of `response_type` is not known to the authorization server, or not allowed for this application.',
    steps: ['Send `response_type=code`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_response_mode: {
    meaning: 'The value of `response_mode` is not supported.',
    steps: ['Leave `response_mode` out, or send `query`.'],
    retry: 'corrected',
  },
  invalid_scope: {
    meaning: 'A scope is not known, or this application may not ask for it.',
    steps: ['Ask only for scopes that the documentation lists, separated by blanks, such as `openid profile email`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  invalid_target: {
    meaning: 'The audience is not known.',
    steps: ['Send the audience that your application’s connection information shows, letter by letter.'],
    retry: 'corrected',
    guide: 'audience',
  },
  invalid_redirect_uri: {
    meaning: 'The application wants to return to an address that is not one of its redirect URIs.',
    steps: [
      'Save the address with your application, letter by letter: scheme, host, port, path, slash at the end.',
      'Send the same address as `redirect_uri`.',
    ],
    retry: 'corrected',
    guide: 'tokenTrouble',
  },
  access_denied: {
    meaning: 'The person, or a rule of their organization, did not allow the access.',
    steps: [
      'Let the person start again and agree.',
      'If they agreed, check that they are a member of the organization that the sign-in asks for.',
    ],
    retry: 'never',
    guide: 'tokenErrors',
  },
  login_required: {
    meaning: 'Nobody is signed in, and the request did not allow to ask (`prompt=none`).',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  consent_required: {
    meaning: 'The person has not agreed yet, and the request did not allow to ask (`prompt=none`).',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  interaction_required: {
    meaning: 'The sign-in needs an answer of the person, and the request did not allow to ask (`prompt=none`).',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  account_selection_required: {
    meaning: 'The person has to choose an account, and the request did not allow to ask (`prompt=none`).',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
  },
  request_not_supported: {
    meaning:
      'The authorization server takes the parameters of a sign-in in the address, not packed into one called `request`.',
    steps: ['Leave `request` out, and send its content as parameters.'],
    retry: 'corrected',
  },
  request_uri_not_supported: {
    meaning: 'The authorization server does not fetch the parameters of a sign-in from another address.',
    steps: ['Leave `request_uri` out, and send its content as parameters.'],
    retry: 'corrected',
  },
  invalid_token: {
    meaning: 'The access token has expired, was revoked, or cannot be read.',
    steps: [
      'Get a new access token and send the call once more.',
      'Check that the whole token is sent, after `Bearer` and one blank, without quotation marks.',
    ],
    retry: 'new-token',
    guide: 'tokenTrouble',
  },
  insufficient_scope: {
    meaning: 'The access token was not issued for a scope that this call needs.',
    steps: ['Ask for the scope that the answer or the API reference names, and get a new token.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  too_many_attempts: {
    meaning: 'Ten wrong secrets were sent for this client within 15 minutes, and it is locked until they are over.',
    steps: ['Stop sending the wrong secret, wait 15 minutes, then send the right one.'],
    retry: 'wait',
    waitSeconds: 900,
    guide: 'tokenErrors',
  },
  slow_down: {
    meaning: 'The device asks too often whether the person has answered.',
    steps: ['Wait 5 seconds more between two questions.'],
    retry: 'wait',
    waitSeconds: 5,
  },
  authorization_pending: {
    meaning: 'The person has not answered yet.',
    steps: ['Go on asking at the interval that the authorization server gave.'],
    retry: 'wait',
    waitSeconds: 5,
  },
  expired_token: {
    meaning: 'The person did not answer in time, and the code of the device has expired.',
    steps: ['Start the sign-in of the device again.'],
    retry: 'never',
  },
  unsupported_token_type: {
    meaning: 'This kind of token cannot be revoked.',
    steps: ['Revoke the refresh token; access tokens end by themselves.'],
    retry: 'never',
  },
  server_error: {
    meaning: 'The authorization server failed while it worked on the request.',
    steps: ['Try again with growing pauses.', 'If it lasts, write to support with the time and the client id.'],
    retry: 'backoff',
  },
  temporarily_unavailable: {
    meaning: 'The authorization server is overloaded or under maintenance.',
    steps: ['Try again with growing pauses.'],
    retry: 'backoff',
  },
}
