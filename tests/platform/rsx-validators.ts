import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import type { DocumentSchema } from '../../platform/rsx/document-schema'
import { jsonSchema } from '../../platform/rsx/schemas/json-schema'
import { xsd } from '../../platform/rsx/schemas/xsd'

const xmlValidators = new Map<string, XsdValidator>()
const jsonValidators = new Map<string, ValidateFunction>()
const key = ({ version, document, codeLists }: DocumentSchema) =>
  `${version.version} ${document.name} ${codeLists.size}`

/** The errors that libxml2 finds in a file by our XML Schema. @throws when the schema is invalid. */
export function xmlErrors(schema: DocumentSchema, file: string): string[] {
  const validator = xmlValidators.get(key(schema)) ?? XsdValidator.fromDoc(XmlDocument.fromString(xsd(schema)))
  xmlValidators.set(key(schema), validator)
  const document = XmlDocument.fromString(file)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  } finally {
    document.dispose()
  }
}

/** The errors that Ajv finds in a record by our JSON Schema. @throws when the schema is invalid. */
export function jsonErrors(schema: DocumentSchema, record: unknown): string[] {
  const validate = jsonValidators.get(key(schema)) ?? compile(schema)
  jsonValidators.set(key(schema), validate)
  return validate(record)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function compile(schema: DocumentSchema): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true, inlineRefs: false, code: { optimize: false } })
  addFormats.default(ajv)
  return ajv.compile(jsonSchema(schema))
}
