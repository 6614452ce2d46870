/** Options of `useForm` for all forms: fields are validated when they lose focus and on submission, then while typing. */
export const formOptions = { mode: 'onTouched', shouldFocusError: true } as const
