import { useEffect, useState } from 'react'

/** How often the text is updated, in milliseconds. */
const updateIntervalMs = 10_000

/**
 * Says how long a token is still valid. Needs a `key` that changes with the token.
 * @param expiresAt in milliseconds since 1970
 */
export function TokenLifetime({ expiresAt }: { expiresAt: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateIntervalMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.ceil((expiresAt - now) / 60_000)
  if (minutes <= 0) return 'It has expired; the next send gets a new one.'
  return minutes === 1 ? 'Valid for less than a minute.' : `Valid for ${minutes} minutes.`
}
