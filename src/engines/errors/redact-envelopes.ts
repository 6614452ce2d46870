import { marker } from './markers'

/** The beginning of X12 up to its security information (ISA04), unless ISA03 says that there is none. */
const securityOfX12 = /(\bISA([^\w\s])\d\d\2[\s\S]{0,14}?\2(?!00)\d\d\2)([^[\]]{1,14}?)(?=\2)/g
/** The beginning of EDIFACT up to the password of the recipient (data element 0022). */
const passwordOfEdifact =
  /(\bUNB([^\w\s])(?:(?:(?!\2)[^'~?]|\?[\s\S]){0,80}\2){5})((?:(?!\2)[^'~?:[\]]|\?[\s\S]){1,40})/g

/** Redacts the passwords in the envelopes of X12 and EDIFACT. */
export function redactEnvelopes(text: string): string {
  return text
    .replaceAll(securityOfX12, (all, before: string, _: string, value: string) =>
      value.trim() === '' ? all : before + marker('password'),
    )
    .replaceAll(passwordOfEdifact, `$1${marker('password')}`)
}
