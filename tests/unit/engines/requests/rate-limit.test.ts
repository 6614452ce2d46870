import { describe, expect, it } from 'vitest'
import { rateLimitText } from '@/engines/requests/model/rate-limit'

const receivedAt = Date.UTC(2026, 10, 27, 12, 0, 0)
const epoch = receivedAt / 1000
const number = (value: number) => value.toLocaleString('en-US')
const text = (headers: Record<string, string>) => rateLimitText(Object.entries(headers), receivedAt, number)

describe('rate-limit headers', () => {
  it.each<[headers: Record<string, string>, text: string]>([
    [
      { RateLimit: '"default";r=18;t=12', 'RateLimit-Policy': '"default";q=20;w=60' },
      '18 of 20 calls left, renewed in 12 s',
    ],
    [{ ratelimit: 'limit=20, remaining=18, reset=12' }, '18 of 20 calls left, renewed in 12 s'],
    [
      { 'RateLimit-Limit': '20', 'RateLimit-Remaining': '18', 'RateLimit-Reset': '12' },
      '18 of 20 calls left, renewed in 12 s',
    ],
    [
      { 'X-RateLimit-Limit': '20', 'X-RateLimit-Remaining': '18', 'X-RateLimit-Reset': String(epoch + 12) },
      '18 of 20 calls left, renewed in 12 s',
    ],
    [
      { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '18', 'x-ratelimit-reset': `${epoch + 12}000` },
      '18 of 20 calls left, renewed in 12 s',
    ],
    [{ 'X-RateLimit-Limit': '10, 10;w=1, 50;w=60', 'X-RateLimit-Remaining': '4' }, '4 of 10 calls left'],
    [{ 'X-RateLimit-Remaining': '1' }, '1 call left'],
    [{ 'X-RateLimit-Limit': '5000' }, '5,000 calls allowed'],
    [{ 'RateLimit-Policy': '"hour";q=1000;w=3600' }, '1,000 calls allowed in 60 min'],
    [{ 'RateLimit-Policy': '100;w=60' }, '100 calls allowed in 60 s'],
    [{ RateLimit: '"default";r=50;t=30' }, '50 calls left, renewed in 30 s'],
    [
      {
        RateLimit: '"day";r=900;t=4000, "a, b;c";r=2;t=3',
        'RateLimit-Policy': '"day";q=1000;w=86400, "a, b;c";q=5;w=10',
      },
      '2 of 5 calls left, renewed in 3 s',
    ],
    [{ 'Retry-After': '300' }, 'Wait 5 min before the next call'],
    [{ 'Retry-After': 'Fri, 27 Nov 2026 12:00:30 GMT' }, 'Wait 30 s before the next call'],
    [
      { 'Retry-After': 'Fri, 27 Nov 2026 12:00:30 GMT', Date: 'Fri, 27 Nov 2026 12:00:20 GMT' },
      'Wait 10 s before the next call',
    ],
    [
      { 'X-RateLimit-Limit': '20', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '7200', 'Retry-After': '1' },
      '0 of 20 calls left, renewed in 2 h; wait 1 s before the next call',
    ],
    [{ 'X-RateLimit-Remaining': '3', 'X-RateLimit-Reset': String(epoch - 60) }, '3 calls left, renewed now'],
    [{ 'X-RateLimit-Remaining': '3', 'X-RateLimit-Reset': '604800' }, '3 calls left, renewed in 7 days'],
  ])('%j say: %s', (headers, expected) => {
    expect(text(headers)).toBe(expected)
  })

  it.each<Record<string, string>>([
    {},
    { 'Content-Type': 'application/json' },
    { 'Retry-After': 'soon' },
    { 'Retry-After': '-5' },
    { 'Retry-After': '0' },
    { 'Retry-After': '999999999' },
    { 'X-RateLimit-Limit': 'NaN', 'X-RateLimit-Remaining': '-1', 'X-RateLimit-Reset': '12' },
    { 'X-RateLimit-Limit': '1e9', 'X-RateLimit-Remaining': '0x10' },
    { 'X-RateLimit-Limit': '99999999999999999999' },
    { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '11' },
    { RateLimit: '', 'RateLimit-Policy': ';;;,,,' },
    { RateLimit: '"' + '\\"'.repeat(500_000) },
    { RateLimit: '"default";r=;t=' },
    { RateLimit: 'limit, remaining, reset' },
    { 'RateLimit-Policy': '"bytes";q=100000;qu="content-bytes"', RateLimit: '"bytes";r=900;t=3' },
  ])('that are missing or make no sense say nothing: %j', (headers) => {
    expect(text(headers)).toBeUndefined()
  })

  it('say what still makes sense beside what does not', () => {
    expect(text({ 'X-RateLimit-Remaining': '3', 'X-RateLimit-Reset': 'never' })).toBe('3 calls left')
    expect(text({ RateLimit: 'r=1', 'X-RateLimit-Remaining': '3', 'X-RateLimit-Limit': '20' })).toBe(
      '3 of 20 calls left',
    )
  })
})
