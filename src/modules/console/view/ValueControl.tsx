import type { ComponentProps } from 'react'
import { classNames } from '@/ui/class-names'
import control from '@/ui/control.module.css'
import { Select } from '@/ui/Select'

interface ValueControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
> {
  /** The typed text; undefined if the value is not sent. */
  value: string | undefined
  /** The allowed values; empty if any text is allowed. */
  options?: readonly string[]
  /** Meanings of the options, by value. */
  meanings?: ReadonlyMap<string, string>
  /** Whether the text may have several lines. */
  isMultiline?: boolean
  /** Replaces `Not sent` while the field is empty. */
  placeholder?: string | undefined
  onChange: (text: string) => void
  /** Called for keys in a control with one line. */
  onKeyDown?: ComponentProps<'input'>['onKeyDown']
}

/** The control for one value of a request: one line of text, several lines, or a choice. */
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

/** Returns the options, and the current value if it is none of them: it may come from an address or a text. */
function optionsOf(values: readonly string[], value: string | undefined, meanings?: ReadonlyMap<string, string>) {
  const all = value === undefined || value === '' || values.includes(value) ? values : [value, ...values]
  return all.map((option) => {
    const meaning = meanings?.get(option)
    return { value: option, label: (option || '(empty)') + (meaning === undefined ? '' : `: ${meaning}`) }
  })
}
