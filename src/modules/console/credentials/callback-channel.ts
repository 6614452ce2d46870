import { isRecord } from '@/lib/json-values'

/** Connects the window of a sign-in with the page that opened it. Only pages of this origin can use the channel. */
const channelName = 'dc.console'

/** How long a console may take to confirm a response, in milliseconds. */
const confirmationMs = 3000

/** The response of the authorization server, which it sends as parameters of the callback address. */
export interface CallbackResponse {
  state: string
  code: string | undefined
  /** OAuth error and its description; undefined if there is a code. */
  error: string | undefined
  description: string | undefined
}

/**
 * Sends the parameters of the callback address to the console that waits for them (CONSOLE-25). Resolves to whether there
 * is one: it may have been closed, or have stopped waiting.
 */
export function postCallback(parameters: URLSearchParams): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  const value = (name: string) => parameters.get(name) ?? undefined
  const response: CallbackResponse = {
    state: value('state') ?? '',
    code: value('code'),
    error: value('error'),
    description: value('error_description'),
  }
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && data['taken'] === response.state) resolve(true)
    })
    setTimeout(() => resolve(false), confirmationMs)
    post(channel, response)
  }).finally(() => channel.close())
}

/** Waits for the response with this state, and ignores responses to other sign-ins. Rejects with the reason of the signal. */
export function awaitCallback(state: string, signal: AbortSignal): Promise<CallbackResponse> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<CallbackResponse>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || data['state'] !== state) return
      post(channel, { taken: state })
      resolve(data as unknown as CallbackResponse)
    })
  }).finally(() => channel.close())
}

function post(channel: BroadcastChannel, message: CallbackResponse | { taken: string }): void {
  // Called through the prototype, because the linter mistakes it for `window.postMessage`, which needs a target origin.
  BroadcastChannel.prototype.postMessage.call(channel, message)
}
