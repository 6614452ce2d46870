/** Options every form gives to `useForm`: validate when a field is left and on submit, from then on while typing. */
export const formOptions = { mode: 'onTouched', shouldFocusError: true } as const
