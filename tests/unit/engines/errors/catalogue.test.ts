import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { guides } from '@/engines/errors/catalogue/guides'
import { inputCodes } from '@/engines/errors/catalogue/input-codes'
import { oauthErrors } from '@/engines/errors/catalogue/oauth'
import { portalTexts } from '@/engines/errors/catalogue/portal-texts'
import { decodeResponse } from '@/engines/errors/decode-response'
import { parsePaste } from '@/engines/errors/read/parse-paste'
import { kinds } from '@/engines/rsx/findings/kinds'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const decode = (text: string) => decodeResponse(parsePaste(text))

function textsOf(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

const documents = textsOf('platform/content/docs', /openapi.*\.(json|yaml)$/)

describe('the catalogue', () => {
  test('has the codes of fields and of OAuth that the API documents state', () => {
    const codes = new Set(documents.flatMap((text) => text.match(/\bINPUT_[A-Z_]+\b/g) ?? []))
    expect([...codes].toSorted()).toEqual(Object.keys(inputCodes).toSorted())
    const stated = documents.flatMap((text) => {
      const list = /"OauthError"[\s\S]*?"enum": \[([^\]]*)\]/.exec(text)?.[1] ?? ''
      return list.match(/[a-z_]+/g) ?? []
    })
    expect(stated.length).toBeGreaterThan(5)
    expect(stated.filter((code) => !(code in oauthErrors))).toEqual([])
  })

  test.each(Object.entries(kinds))(
    'has the kind %s of Check a Document, by code, title and line of a report',
    (code, kind) => {
      const heading = `${kind.title} (${code})`
      const line = `- **Error**, Line 2: Something is wrong. (${kind.number} ${kind.title})`
      for (const text of [code, kind.title, line]) expect(decode(text)).toMatchObject({ certainty: 'known', heading })
    },
  )

  test.each(portalTexts.flatMap(({ texts }) => texts))('has the message of Dev Center: %s', (text) => {
    expect(decode(text).certainty).toBe('known')
  })

  test('has only messages that Dev Center shows', () => {
    const sources = textsOf('src', /^(?!modules.error-decoder).*\.tsx?$/).join('\n')
    const written = sources.replaceAll("\\'", "'").replaceAll('’', "'")
    // The name of the form follows "Error saving".
    const shown = (text: string) => written.includes(text.replace(/[.!]$|(?<=^Error saving ).*Information$/, ''))
    expect(portalTexts.flatMap(({ texts }) => texts).filter((text) => !shown(text))).toEqual([])
  })

  test.each(Object.values(guides))('names a guide that exists: $title', ({ slug, page }) => {
    expect(readFileSync(join(root, 'platform/content/docs', slug, `${page}.md`), 'utf8')).toContain('# ')
    expect(readFileSync(join(root, 'platform/content/docs', slug, 'toc.json'), 'utf8')).toContain(`"${page}"`)
  })
})
