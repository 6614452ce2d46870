import nodePath from 'node:path/posix'
import nodeUtil from 'node:util'
import { expect, it } from 'vitest'
import path, { isAbsolute, join, posix, sep, win32 } from '@/modules/openapi/verify/shims/path'
import { format, inherits } from '@/modules/openapi/verify/shims/util'

it('joins and judges paths like Node', () => {
  expect(join('/a/', 'b', 'c.json')).toBe(nodePath.join('/a/', 'b', 'c.json'))
  expect(['/a', 'a', 'https://a.example/b'].map(isAbsolute)).toEqual(
    ['/a', 'a', 'https://a.example/b'].map((each) => nodePath.isAbsolute(each)),
  )
  expect([sep, posix.sep, win32.sep]).toEqual(['/', '/', '\\'])
  expect(path).toMatchObject({ sep, posix, win32 })
})

it('fills texts like Node', () => {
  for (const [text, ...values] of [['%s is %s', 'a', 1], ['none'], ['more', 'than', 'asked']] as const)
    expect(format(text, ...values)).toBe(nodeUtil.format(text, ...values))
})

it('lets one constructor inherit from another', () => {
  class Base {
    greet() {
      return 'hello'
    }
  }
  class Derived {
    own = true
  }
  inherits(Derived, Base)
  expect((new Derived() as unknown as Base).greet()).toBe('hello')
})
