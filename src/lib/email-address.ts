const word = String.raw`[^\s@.,;:<>()[\]\\"]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const written = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`, 'u')

/** Whether a text, apart from spaces around it, is written like an address of mail: what stands around one in a list is no part of it. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim()
  return address.length <= 254 && written.test(address)
}
