/** The meaning of each field code of problem details, and how to correct the field. */
export const inputCodes: Readonly<Record<string, { meaning: string; fix: string }>> = {
  INPUT_NULL: {
    meaning: 'The value is null or missing.',
    fix: 'Send a value, or leave the field out where the API reference says that it is optional.',
  },
  INPUT_BLANK: {
    meaning: 'The text is empty, or has only spaces.',
    fix: 'Send a text with at least one visible character.',
  },
  INPUT_EMPTY: { meaning: 'The list or the object is empty.', fix: 'Send at least one entry.' },
  INPUT_INVALID: {
    meaning: 'The value has the wrong type or format, or is not an allowed code.',
    fix: 'Compare the value with the type, the format and the allowed values in the API reference.',
  },
  INPUT_MIN_VALUE: {
    meaning: 'The number is too small, or the text is too short.',
    fix: 'Send a value of at least the minimum that the API reference states.',
  },
  INPUT_MAX_VALUE: {
    meaning: 'The number is too large, or the text is too long.',
    fix: 'Send a value of at most the maximum that the API reference states.',
  },
}
