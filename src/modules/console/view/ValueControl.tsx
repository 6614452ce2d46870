import type { ComponentProps } from 'react'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Select } from '@/ui/Select'

interface ValueControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  /** What was typed; undefined while the value is not sent. */
  value: string | undefined
  /** The values to choose from; without any, every text can be typed. */
  options?: readonly string[]
  /** What each option means, by its value. */
  meanings?: ReadonlyMap<string, string>
  /** Whether the text may have several lines. */
  isMultiline?: boolean
  /** Replaces `Not sent` while the field is empty. */
  placeholder?: string | undefined
  onChange: (text: string) => void
  /** Is called for keys in a text of one line. */
  onKeyDown?: ComponentProps<'input'>['onKeyDown']
}

/** The control for one value of a request: a text, several lines of text, or a choice. */
export function ValueControl({ value, options = [], meanings, isMultiline, onChange, ...props }: ValueControlProps) {
  const { onKeyDown, placeholder = value === undefined ? 'Not sent' : undefined, ...attributes } = props
  const input = {
    ...attributes,
    value: value ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (options.length > 0) {
    return <Select {...input} options={optionsOf(options, value, meanings)} placeholder={placeholder ?? 'Not sent'} />
  }
  if (isMultiline) {
    return (
      <textarea
        {...input}
        className={classNames(control.textarea, control.mono)}
        rows={Math.min(6, input.value.split('\n').length)}
        placeholder={placeholder}
        spellCheck={false}
      />
    )
  }
  return (
    <input
      {...input}
      className={classNames(control.input, control.mono)}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
    />
  )
}

/** The allowed values, and what an address or a text may hold instead. */
function optionsOf(values: readonly string[], value: string | undefined, meanings?: ReadonlyMap<string, string>) {
  const all = value === undefined || value === '' || values.includes(value) ? values : [value, ...values]
  return all.map((option) => {
    const meaning = meanings?.get(option)
    return { value: option, label: (option || '(empty)') + (meaning === undefined ? '' : `: ${meaning}`) }
  })
}
