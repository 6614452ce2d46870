import { useId } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button-class'
import type { ButtonLook } from './button-class'
import { classNames } from './class-names'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Whether the action is running: a spinner replaces the label, and clicks do nothing. */
  pending?: boolean | undefined
  /** Why the button is disabled, in one sentence. It is shown beside the button, which stays focusable. */
  disabledReason?: string | undefined
}

/** A button. Unlike the native one it submits a form only with `type="submit"`, and with `aria-disabled` it does nothing. */
export function Button({
  variant,
  size,
  icon,
  block,
  pending = false,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const hasReason = disabledReason !== undefined
  const disabled = hasReason || rest['aria-disabled'] === true
  const describedBy = classNames(rest['aria-describedby'], hasReason && reasonId)

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // preventDefault also stops the submission that Enter in a field starts through this button.
    if (pending || disabled) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(buttonClass({ variant, size, icon, block }), className)}
        aria-busy={pending || undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy || undefined}
        onClick={handleClick}
      >
        <span className={styles.content}>{children}</span>
        {pending && <span className={styles.spin} />}
      </button>
      {hasReason && (
        <span className={styles.reason} id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
