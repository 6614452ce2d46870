import { Fragment } from 'react'

/** A URI that breaks between lines before the slashes of its path. */
export function Uri({ uri }: { uri: string }) {
  const parts = uri.split(/(?<=[^/:])(?=\/)/)
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
