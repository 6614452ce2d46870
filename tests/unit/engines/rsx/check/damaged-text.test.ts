import { describe, expect, test } from 'vitest'
import { damageOf } from '@/engines/rsx/check/damaged-text'

describe('a text of a language is not damaged', () => {
  test.each([
    ['Greek', ['Γάλα εβαπορέ', 'Γιώργος Γεωργίου', 'Γεωργίου & Υιοί ΑΕ', 'Κουβέρτα Γκρι', '«Γ» ΓΑΛΑ', 'ΓΈ', 'Γ΄']],
    ['Polish', ['Zażółć gęślą jaźń', 'ŁÓDŹ', 'ŚWIECA «ŻUŻEL»', 'Kołdra – biała', 'MAŁŻ®', 'ŻÓŁĆ…']],
    ['Czech and Slovak', ['Příliš žluťoučký kůň', 'ŽIŽKOV', 'DŮM', 'MÄSO – HOVÄDZIE', 'Ďuriš™', 'HŘIŠTĚ']],
    ['Turkish', ['ŞEKER', 'İZMİR', 'Kâğıt havlu', 'MUTFAK SETİ', 'ÇAĞRI…', 'ığdır']],
    ['Vietnamese', ['Đường phố', 'MÃ: 12', 'NHÀ Ở XÃ', 'Cà phê sữa đá', 'Ðà Nẵng', 'NHÃ']],
    ['Portuguese', ['Maçã', 'MANHÃ', 'LÃ 100%', 'AVELÃ', 'IRMÃS', 'SÃO PAULO', 'LÃ-VISCOSE', 'pão – manhã']],
    ['Spanish', ['ESPAÑA', 'ESPAÑ…', 'AÑO', 'PEQUEÑ®', '¿Qué?', 'CAMPIÑ”']],
    ['Swedish', ['GRÅ–SVART', 'RANDÅ®', 'Pläd RANDÅ® ull', 'BLÅ…', '”GRÅ”', 'Å', 'SMÅ — STORA', 'RÅ™']],
    ['Finnish', ['KESÄ–SYKSY', 'HYVÄ…', '”PÄIVÄ”', 'LEIPÄ®', 'Ääni', 'SÄÄ']],
    ['Norwegian and Danish', ['«BLÅ»', 'RØD–BLÅ', 'SMÅ’', 'Ærø', 'Ålesund']],
    ['Icelandic', ['BRAUÐ–', '„BRAUГ', 'Það', 'ORÐ…', 'með „því“']],
    ['French', ['Été – l’œuf', 'là »', '« naïf… »', 'Noël®', 'L’ÎLE', 'Sœur', 'CAFÉ»']],
    ['German', ['Müller’s – „Feinkost“', 'GRÖSSE', 'ÄÖÜ', 'Straße', '20 °C']],
    ['Romanian', ['ROMÂNIA', 'Pâine', 'În', 'ȘTEFAN ȚARĂ']],
    ['Hungarian', ['Őszi fűtő', 'HŰTŐ', 'GYŐR – Á']],
    ['Cyrillic', ['Москва', 'Їжак – «Ґанок»', 'Ђорђе', 'Съёмка']],
    ['Hebrew and Arabic', ['שלום – עולם', 'حليب مبخر', 'چای «سبز»', '״תה״']],
    ['Chinese, Japanese and Korean', ['东京毛毯', '東京タワー™', 'ラーメン…', '한국어 – 담요', '「毛布」']],
    ['Thai and Hindi', ['ผ้าห่ม', 'कंबल – नीला']],
    ['no language', ['☕ Café', '5½″ × 3¾″', '£20 – €30', '12 µm ±3', '© 2026 ™ ®', '├── a', '┬─┴', 'Γ = 3']],
  ])('%s', (_, texts) => {
    expect(texts.filter((text) => damageOf(text) !== undefined)).toEqual([])
  })
})

/** UTF-8 that was read as code page 437. */
test.each(['ΓÇÖ', 'MenΓÇÖs', '12 ΓÇô 14', 'Γé¼20', 'NorthgateΓäó', 'Caf├⌐', '20 ┬░C', 'M├╝ller'])(
  '%s is damaged by a console',
  (text) => {
    expect(damageOf(text)).toEqual({ cause: 'encoding', meant: undefined, isCertain: false })
  },
)

test.each([
  ['MANTA LÃ–VISCOSE', 'MANTA LÖVISCOSE'],
  ['KÃ–LN', 'KÖLN'],
  ['MANHÃ—TARDE', 'MANH×TARDE'],
  ['LÃ\u00a0VISCOSE', 'LàVISCOSE'],
  ['MANHÃ…', 'MANHÅ'],
  ['AVELÃ®', 'AVELî'],
  ['KRUÅ\u00a0KA', 'KRUŠKA'],
])('%j may be meant, or stand for %j, so nothing is certain', (text, meant) => {
  expect(damageOf(text)).toEqual({ cause: 'encoding', meant, isCertain: false })
})

test.each([
  ['CONJUNTO SÃ£o', 'CONJUNTO São', true],
  ['CafÃ© â€“ LÃ©a', 'Café – Léa', true],
  ['MÃœNCHEN', 'MÜNCHEN', true],
  ['PANEVÄ–Å½YS', 'PANEVĖŽYS', false],
  ['Å»UÅ»EL', 'ŻUŻEL', false],
  ['DÅ®M', 'DŮM', false],
  ['imiÄ™', 'imię', false],
])('%s is damaged: %s was meant', (text, meant, isCertain) => {
  expect(damageOf(text)).toEqual({ cause: 'encoding', meant, isCertain })
})
