import type { ReportContext, Reporter } from './reporter'
import { githubReporter } from './github'
import { jsonReporter } from './json'
import { junitReporter } from './junit'
import { sarifReporter } from './sarif'
import { textReporter } from './text'

/** The reports of a check, by format. */
export const reporters: Readonly<Record<string, (context: ReportContext) => Reporter>> = {
  text: textReporter,
  json: jsonReporter,
  junit: junitReporter,
  sarif: sarifReporter,
  github: githubReporter,
}
