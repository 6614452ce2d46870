/** Shows a text of the catalogue, and the parts between backticks as code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>
  })
}
