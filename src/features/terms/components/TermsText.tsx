import { terms, termsVersion } from '../model/terms'
import styles from './TermsText.module.css'

/** The full text of the terms, with headings of level 2. None of it is collapsed, so that the browser can search and print it. */
export function TermsText() {
  return (
    <div className={styles.text}>
      <p className={styles.version}>
        Version of <time dateTime={termsVersion.day}>{termsVersion.words}</time>
      </p>
      {terms.map(({ id, title, texts }, index) => (
        <section key={id} aria-labelledby={`terms-${id}`}>
          <h2 id={`terms-${id}`}>
            {index + 1}. {title}
          </h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
