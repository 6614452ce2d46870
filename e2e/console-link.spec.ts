import { panel } from './support/console.ts'
import { expect, expectAccessibleInBothThemes, test } from './support/test.ts'

const listHistory =
  '/api-doc/transactions/list-the-history/?path=/transactions/v5/history&method=GET&doc=transactions/openapi/transactions-v5.json&try=true'
