import { valueRule } from './value-rule'

/** The beginning of X12 up to its security information (ISA04), unless ISA03 says that there is none. */
const securityOfX12 =
  /(?<before>\bISA(?<separator>[^\w\s])\d\d\k<separator>[\s\S]{0,14}?\k<separator>(?!00)\d\d\k<separator>)(?<value>[^[\]]{1,14}?)(?=\k<separator>)/g
/** The beginning of EDIFACT up to the password of the recipient (data element 0022). */
const passwordOfEdifact =
  /(?<before>\bUNB(?<separator>[^\w\s])(?:(?:(?!\k<separator>)[^'~?]|\?[\s\S]){0,80}\k<separator>){5})(?<value>(?:(?!\k<separator>)[^'~?:[\]]|\?[\s\S]){1,40})/g

/** Rules for the passwords in the envelopes of X12 and EDIFACT. */
export const envelopeRules = [securityOfX12, passwordOfEdifact].map((pattern) =>
  valueRule(pattern, () => true, 'password'),
)
