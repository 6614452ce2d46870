import type { SampleBody, SampleLanguage, SampleParameter } from './sample-request'

/** A body as the converter takes it. */
interface PostData {
  mimeType: string
  text?: string
  params?: SampleParameter[]
}

/** How the body of a language comes to mean what the request says. */
interface BodyCode {
  /** What the converter is handed for the fields of a form, the parts of a multipart one, a file, and a text. */
  fields: (params: SampleParameter[]) => SampleParameter[]
  parts: (params: SampleParameter[]) => SampleParameter[]
  file: (name: string) => string
  text: (text: string, mimeType: string) => string
  /** Puts into the converted code what the converter cannot write. */
  finish: (code: string, body: SampleBody) => string
}

/** Stands in the converted code for what is written here. */
const slot = 'SAMPLE_SLOT'
const inSlot = () => [{ name: slot, value: slot }]
const same = <T>(value: T) => value

const quoted = (text: string) => JSON.stringify(text)
/** A text for the inside of double quotes. */
const escaped = (text: string) => quoted(text).slice(1, -1)
/** The same where the converter escapes the quotes itself. */
const escapedButQuotes = (text: string) => escaped(text).replaceAll('\\"', '"')

const curl: BodyCode = {
  // The converter writes values as they are, and lets curl encode them where the name has to be encoded.
  fields: (params) =>
    params.map(({ name, value = '' }) => ({
      name,
      value: encodeURIComponent(name) === name && /[&+%]|[^!-~]/.test(value) ? encodeURIComponent(value) : value,
    })),
  parts: (params) =>
    params.map(({ name, value = '', fileName, contentType }) => {
      const type = contentType === undefined ? '' : `;type=${contentType}`
      return fileName === undefined ? { name, value: curlPartText(value) + type } : { name, fileName: fileName + type }
    }),
  file: (name) => `@${name}`,
  text: same,
  finish: (code, { fileName }) => (fileName === undefined ? code : code.replace(/--data (?='?@)/, '--data-binary ')),
}

/** What would mean more than itself in a part stands in quotes of its own. */
function curlPartText(text: string): string {
  return /^[\s@<"()]|;|\s$/.test(text) ? `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"` : text
}

const python: BodyCode = {
  fields: (params) => params.map(({ name, value = '' }) => ({ name: escaped(name), value: escapedButQuotes(value) })),
  // Only for files does the converter leave the boundary to Requests.
  parts: () => [{ name: slot, value: slot, fileName: slot }],
  file: () => slot,
  // Texts within JSON stand between quotes without their backslashes and line breaks being escaped.
  text: (text, mimeType) => (/^(application|text)\/(x-)?json$/i.test(mimeType) ? escapedJson(text) : text),
  finish: (code, { params = [], fileName = '' }) =>
    code
      .replace(`"${slot}"`, () => openFile(fileName))
      .replace(/^files = .*/m, () =>
        ['files = [', ...params.map((part) => `    ${pythonPart(part)},`), ']'].join('\n'),
      ),
}

function pythonPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  const content = fileName === undefined ? ['None', quoted(value)] : [quoted(fileName), openFile(fileName)]
  const type = contentType === undefined ? [] : [quoted(contentType)]
  return `(${quoted(name)}, (${[...content, ...type].join(', ')}))`
}

function openFile(name: string): string {
  return `open(${quoted(name)}, "rb")`
}

function escapedJson(text: string): string {
  try {
    return JSON.stringify(escapeTexts(JSON.parse(text)))
  } catch {
    return text
  }
}

function escapeTexts(value: unknown): unknown {
  if (typeof value === 'string') return escapedButQuotes(value)
  if (Array.isArray(value)) return value.map(escapeTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escapeTexts(item)]))
}

const java: BodyCode = {
  fields: same,
  parts: inSlot,
  file: () => slot,
  text: same,
  finish: (code, { params = [], fileName = '' }) =>
    code
      .replace(`"${slot}"`, () => newFile(fileName))
      .replace(/^MediaType mediaType = .*"multipart.*\n.*/m, () =>
        [
          'RequestBody body = new MultipartBody.Builder()',
          '    .setType(MultipartBody.FORM)',
          ...params.map((part) => `    .addFormDataPart(${javaPart(part)})`),
          '    .build();',
        ].join('\n'),
      )
      // The builder has a boundary of its own.
      .replace(/\n.*\("content-type", "multipart.*; boundary=.*/i, ''),
}

function javaPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined && contentType === undefined) return `${quoted(name)}, ${quoted(value)}`
  const type = contentType === undefined ? 'null' : `MediaType.parse(${quoted(contentType)})`
  const [file, content] = fileName === undefined ? ['null', quoted(value)] : [quoted(fileName), newFile(fileName)]
  return `${quoted(name)}, ${file}, RequestBody.create(${type}, ${content})`
}

function newFile(name: string): string {
  return `new File(${quoted(name)})`
}

const csharp: BodyCode = {
  fields: inSlot,
  parts: (params) =>
    params.map(({ name, fileName, ...part }) =>
      fileName === undefined
        ? { ...part, name: escaped(name) }
        : { ...part, name: escaped(name), value: slot + fileName, fileName: escaped(fileName) },
    ),
  file: (name) => slot + name,
  text: same,
  finish: (code, { params = [] }) =>
    code
      .replaceAll(new RegExp(`new StringContent\\("${slot}(.*)"\\)`, 'g'), 'new StreamContent(File.OpenRead("$1"))')
      // A dictionary has each name only once.
      .replace(
        'FormUrlEncodedContent(new Dictionary<string, string>',
        'FormUrlEncodedContent(new KeyValuePair<string, string>[]',
      )
      .replace(`{ "${slot}", "${slot}" },`, () =>
        params.map(({ name, value = '' }) => `new(${quoted(name)}, ${quoted(value)}),`).join(`\n${' '.repeat(8)}`),
      ),
}

const javascript: BodyCode = {
  fields: inSlot,
  parts: inSlot,
  file: () => slot,
  // The converter escapes all but backslashes.
  text: (text) => text.replaceAll('\\', '\\\\'),
  finish: (code, { params = [], fileName }) => {
    const written = code
      .replace(`form.append('${slot}', '${slot}');`, () => params.map(javascriptPart).join('\n'))
      .replace(new RegExp(`\\{\\s*${slot}: '${slot}'\\s*\\}`), () => javascriptFields(params))
      .replace(`'${slot}'`, () => readFile(fileName ?? ''))
    const reads = fileName !== undefined || params.some((part) => part.fileName !== undefined)
    return reads ? `import { readFile } from 'node:fs/promises';\n\n${written}` : written
  },
}

/** Pairs, for an object has each name only once. */
function javascriptFields(params: SampleParameter[]): string {
  const pairs = params.map(({ name, value = '' }) => `        [${single(name)}, ${single(value)}]`)
  return `[\n${pairs.join(',\n')}\n    ]`
}

function javascriptPart({ name, value = '', fileName, contentType }: SampleParameter): string {
  if (fileName === undefined && contentType === undefined) return `form.append(${single(name)}, ${single(value)});`
  const content = fileName === undefined ? single(value) : readFile(fileName)
  const type = contentType === undefined ? '' : `, { type: ${single(contentType)} }`
  const file = fileName === undefined ? '' : `, ${single(fileName)}`
  return `form.append(${single(name)}, new Blob([${content}]${type})${file});`
}

function readFile(name: string): string {
  return `await readFile(${single(name)})`
}

function single(text: string): string {
  return `'${escapedButQuotes(text).replaceAll("'", String.raw`\'`)}'`
}

const languages: Record<SampleLanguage, BodyCode> = { python, curl, java, csharp, javascript }

/** The body as the converter must be handed it, so that its code means the very same body. */
export function postDataOf(body: SampleBody, language: SampleLanguage): PostData {
  const { mimeType, text = '', params, fileName } = body
  const code = languages[language]
  if (fileName !== undefined) return { mimeType, text: code.file(fileName) }
  if (!params) return { mimeType, text: code.text(text.trim(), mimeType) }
  // The converter knows forms by their bare type only.
  return /^multipart\//i.test(mimeType)
    ? { mimeType: 'multipart/form-data', params: code.parts(params) }
    : { mimeType: 'application/x-www-form-urlencoded', params: code.fields(params) }
}

/** The converted code with what the converter could not write of the body. */
export function finishBody(code: string, body: SampleBody, language: SampleLanguage): string {
  return languages[language].finish(code, body)
}
