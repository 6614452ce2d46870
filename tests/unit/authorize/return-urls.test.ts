import { describe, expect, it } from 'vitest'
import { refusalUrl } from '@/features/authorize/model/return-urls'

const error = 'error=access_denied&error_description=User%20did%20not%20authorize%20the%20request'

describe('the address that tells the application of the refusal', () => {
  it.each([
    ['https://app.example/cb', `https://app.example/cb?${error}`],
    ['https://app.example', `https://app.example/?${error}`],
    ['https://app.example/cb?state=a%26b', `https://app.example/cb?state=a%26b&${error}`],
    ['https://app.example/cb?', `https://app.example/cb?${error}`],
    ['https://app.example/cb?a=1&', `https://app.example/cb?a=1&${error}`],
    ['https://app.example/cb?q=a+b%20c&q=2', `https://app.example/cb?q=a+b%20c&q=2&${error}`],
    ['https://app.example/cb#top', `https://app.example/cb?${error}#top`],
    ['https://app.example/cb?state=s#/route?x=1', `https://app.example/cb?state=s&${error}#/route?x=1`],
    ['https://app.example/cb#', `https://app.example/cb?${error}#`],
    [
      'https://app.example/cb?next=https://other.example/?a=b',
      `https://app.example/cb?next=https://other.example/?a=b&${error}`,
    ],
    ['http://localhost:3000/callback?state=s', `http://localhost:3000/callback?state=s&${error}`],
    ['example.northwind.handheld:/callback?state=s', `example.northwind.handheld:/callback?state=s&${error}`],
    ['com.example.app:callback', `com.example.app:callback?${error}`],
    ['com.example.app://callback?state=s', `com.example.app://callback?state=s&${error}`],
  ])('keeps the query of the return address and appends the error: %s', (uri, expected) => {
    const url = refusalUrl(uri) ?? ''
    expect(url).toBe(expected)
    const decision = new URL(url).searchParams
    expect(decision.getAll('error')).toEqual(['access_denied'])
    expect(decision.get('error_description')).toBe('User did not authorize the request')
    for (const [name, value] of new URL(uri).searchParams) expect(decision.getAll(name)).toContain(value)
  })
})

it.each(['javascript:alert(1)', 'myapp://callback', 'https://a.example@b.example/', 'https:\\\\b.example', ''])(
  'there is no refusal address for the unsafe return address %j',
  (uri) => expect(refusalUrl(uri)).toBeUndefined(),
)
