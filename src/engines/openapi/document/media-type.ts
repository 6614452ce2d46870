/** Returns a content type without its parameters, in lower case; empty if there is none. */
export function mediaType(contentType = ''): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** True for content types whose bodies are binary files. */
export function isBinaryType(contentType: string): boolean {
  return /pdf|zip|octet-stream|^(image|audio|video|font)\/(?!.*\+xml)/i.test(contentType)
}

/** True for content types that are a sequence of JSON texts, such as JSON Lines. */
export function isJsonSequence(contentType: string): boolean {
  return /[/+](jsonl|x-jsonl|jsonlines|x-jsonlines|ndjson|x-ndjson|json-seq)\b/i.test(contentType)
}

/** True for server-sent events. */
export function isEventStream(contentType: string): boolean {
  return /^text\/event-stream\b/i.test(contentType)
}
