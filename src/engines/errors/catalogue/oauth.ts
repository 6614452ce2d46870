import type { Explanation } from './explanation'

/** The explanation of a redirect URI that the application does not have. */
export const unknownRedirectUri: Explanation = {
  meaning: 'The address of `redirect_uri` is not one of the redirect URIs of the application.',
  steps: [
    'Add exactly this address to your application: scheme, host, port, path, and the slash at the end.',
    'Send the same address as `redirect_uri`.',
  ],
  retry: 'corrected',
  guide: 'tokenTrouble',
}

/**
 * Explanations of OAuth and OpenID Connect errors, by code (RFC 6749, RFC 6750, RFC 8628, RFC 8707, OpenID Connect Core).
 */
export const oauthErrors: Readonly<Record<string, Explanation>> = {
  invalid_request: {
    meaning: 'In the request to the authorization server, a parameter is missing, invalid, or sent twice.',
    steps: [
      'Send a form (`application/x-www-form-urlencoded`) or JSON with `grant_type` and all parameters of this grant.',
      'For native and single-page applications, send `code_challenge` and `code_challenge_method=S256` (PKCE).',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  invalid_client: {
    meaning: 'The client id is not known, or the secret does not belong to it.',
    steps: [
      'Copy the client id and the secret again, both from the same pair: Sandbox Keys have their own secret.',
      'Check for a line break at the end of the secret, and for characters that the shell interprets.',
      'Check that the application has a type: its keys cannot be used without one.',
    ],
    retry: 'corrected',
    guide: 'tokenTrouble',
  },
  invalid_grant: {
    meaning:
      'The authorization code or refresh token was used already, has expired, was revoked, or was issued to another client.',
    steps: [
      'Let the person sign in again. A code works once, and for one minute.',
      'Send the same `redirect_uri` and `code_verifier` as at the start of the sign-in.',
      'Store the newest refresh token: each use replaces it.',
    ],
    retry: 'never',
    guide: 'tokenErrors',
  },
  unauthorized_client: {
    meaning: 'The type of the application does not allow this grant.',
    steps: [
      'Use the grant of the application’s type: client credentials for machine-to-machine applications, an authorization code for web, native and single-page applications.',
    ],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_grant_type: {
    meaning: 'The authorization server does not know the value of `grant_type`.',
    steps: ['Send exactly `client_credentials`, `authorization_code` or `refresh_token`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_response_type: {
    meaning:
      'The authorization server does not know the value of `response_type`, or does not allow it for this application.',
    steps: ['Send `response_type=code`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  unsupported_response_mode: {
    meaning: 'The value of `response_mode` is not supported.',
    steps: ['Remove `response_mode`, or send `query`.'],
    retry: 'corrected',
  },
  invalid_scope: {
    meaning: 'A scope is not known, or this application may not request it.',
    steps: ['Request only scopes that the documentation lists, separated by spaces, such as `openid profile email`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  invalid_target: {
    meaning: 'The audience is not known.',
    steps: ['Send exactly the audience that the connection information of your application shows.'],
    retry: 'corrected',
    guide: 'audience',
  },
  invalid_redirect_uri: unknownRedirectUri,
  access_denied: {
    meaning:
      'The authorization server denied the access: in a sign-in, the person or a rule of their organization did; without a person, the application may not have it.',
    steps: [
      'In a sign-in, let the person start again and allow the access, as a member of the organization that the sign-in requests.',
      'With `client_credentials`, check the audience, and that your application may call this API.',
    ],
    retry: 'never',
    guide: 'tokenErrors',
  },
  login_required: {
    meaning: 'Nobody is signed in, and `prompt=none` does not allow the sign-in page.',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  consent_required: {
    meaning: 'The person has not given consent yet, and `prompt=none` does not allow a question.',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  interaction_required: {
    meaning: 'The sign-in needs an input of the person, and `prompt=none` does not allow one.',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  account_selection_required: {
    meaning: 'The person has to choose an account, and `prompt=none` does not allow a question.',
    steps: ['Start the sign-in again without `prompt=none`.'],
    retry: 'corrected',
  },
  request_not_supported: {
    meaning:
      'The authorization server does not support the parameter `request`. It reads the parameters of a sign-in from the address.',
    steps: ['Remove `request`, and send its content as parameters.'],
    retry: 'corrected',
  },
  request_uri_not_supported: {
    meaning:
      'The authorization server does not support the parameter `request_uri`. It reads the parameters of a sign-in from the address.',
    steps: ['Remove `request_uri`, and send its content as parameters.'],
    retry: 'corrected',
  },
  invalid_token: {
    meaning: 'The access token has expired, was revoked, or cannot be read.',
    steps: [
      'Get a new access token and send the call once more.',
      'Check that the whole token is sent, after `Bearer` and one space, without quotation marks.',
    ],
    retry: 'new-token',
    guide: 'tokenTrouble',
  },
  insufficient_scope: {
    meaning: 'The access token was not issued for a scope that this call needs.',
    steps: ['Request the scope that the response or the API reference names, and get a new token.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  too_many_attempts: {
    meaning: 'Ten wrong secrets were sent for this client within 15 minutes. The right secret is still accepted.',
    steps: ['Stop sending the wrong secret, and send the right one.'],
    retry: 'corrected',
    guide: 'tokenErrors',
  },
  slow_down: {
    meaning: 'The device polls too often.',
    steps: ['Wait 5 seconds longer between two requests.'],
    retry: 'wait',
    waitSeconds: 5,
  },
  authorization_pending: {
    meaning: 'The person has not responded yet.',
    steps: ['Continue to poll at the interval that the authorization server stated.'],
    retry: 'wait',
    waitSeconds: 5,
  },
  expired_token: {
    meaning: 'The person did not respond in time, and the code of the device has expired.',
    steps: ['Start the sign-in of the device again.'],
    retry: 'never',
  },
  unsupported_token_type: {
    meaning: 'This kind of token cannot be revoked.',
    steps: ['Revoke the refresh token. Access tokens expire on their own.'],
    retry: 'never',
  },
  server_error: {
    meaning: 'The authorization server failed while it processed the request.',
    steps: ['Try again with growing pauses.', 'If it keeps failing, write to support with the time and the client id.'],
    retry: 'backoff',
  },
  temporarily_unavailable: {
    meaning: 'The authorization server is overloaded or under maintenance.',
    steps: ['Try again with growing pauses.'],
    retry: 'backoff',
  },
}
