/** True for content types whose bodies are files rather than texts. */
export function isBinaryType(contentType: string): boolean {
  return /pdf|zip|octet-stream|^(image|audio|video|font)\/(?!.*\+xml)/i.test(contentType)
}

/** True for JSON texts one after the other. */
export function isJsonSequence(contentType: string): boolean {
  return /[/+](jsonl|x-jsonl|jsonlines|x-jsonlines|ndjson|x-ndjson|json-seq)\b/i.test(contentType)
}

/** True for events that a server sends one after the other. */
export function isEventStream(contentType: string): boolean {
  return /^text\/event-stream\b/i.test(contentType)
}
