import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { formatDate, plainDigits } from '../../../design/format.ts'
import styles from './field.module.css'

export interface FieldLook {
  label: string
  isRequired?: boolean | undefined
  icon?: IconName | undefined
  hint?: ReactNode
  /** Replaces the hint; ties to the control by aria-describedby. */
  error?: string | undefined
  /** Shown with a check when there is no error. */
  success?: string | undefined
  /** Hides the label from sight, never from a screen reader. */
  isLabelHidden?: boolean | undefined
}

/** Label above, one line of hint, error or success below. The control gets the ids from `children`. */
export function FieldFrame({
  label,
  isRequired,
  hint,
  error,
  success,
  isLabelHidden,
  children,
}: FieldLook & { children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }) {
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = Boolean(error ?? success ?? hint)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : styles.label}>
        {label}
        {isRequired ? (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {children({ id, describedBy: hasMessage ? messageId : undefined })}
      <FieldMessage id={messageId} hint={hint} error={error} success={success} />
    </div>
  )
}

/** The line under a control; also used alone under groups of controls. */
export function FieldMessage({
  id,
  hint,
  error,
  success,
}: {
  id?: string
  hint?: ReactNode
  error?: string | undefined
  success?: string | undefined
}) {
  if (error)
    return (
      <p id={id} className={styles.message} role="alert">
        <span>
          <Icon name="warn" size={16} />
          {error}
        </span>
      </p>
    )
  if (success)
    return (
      <p id={id} className={`${styles.message} ${styles.good}`}>
        <span>
          <Icon name="check" size={16} />
          {success}
        </span>
      </p>
    )
  return hint ? (
    <p id={id} className={`${styles.message} ${styles.hint}`}>
      <span>{hint}</span>
    </p>
  ) : null
}

export function boxClass(error?: string, success?: string, isDisabled?: boolean): string {
  return [styles.box, error && styles.wrong, !error && success && styles.right, isDisabled && styles.off]
    .filter(Boolean)
    .join(' ')
}

/**
 * A Thai keyboard's digits count like any other: in a numeric field they become 0–9 before they are read, and
 * the caret stays where it is.
 */
export function takePlainDigits(input: HTMLInputElement): void {
  const plain = plainDigits(input.value)
  if (plain === input.value) return
  const caret = input.selectionStart
  input.value = plain
  if (caret !== null) input.setSelectionRange(caret, caret)
}

function takesFigures({ inputMode, autoComplete }: InputHTMLAttributes<HTMLInputElement>): boolean {
  return (
    inputMode === 'numeric' ||
    inputMode === 'decimal' ||
    inputMode === 'tel' ||
    autoComplete === 'one-time-code'
  )
}

export type TextFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
    /** Sits inside the box at the end: a picture, a button, a unit. */
    trailing?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. In a form: `<TextField label="…" {...form.field('email')} />`. */
export function TextField({
  label,
  isRequired,
  icon,
  hint,
  error,
  success,
  isLabelHidden,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, isRequired, hint, error, success, isLabelHidden }}>
      {({ id, describedBy }) => (
        <div className={boxClass(error, success, input.disabled)}>
          {input.disabled ? (
            <Icon name="lock" className={styles.icon} />
          ) : icon ? (
            <Icon name={icon} className={styles.icon} />
          ) : null}
          <input
            {...input}
            id={id}
            className={className}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired || undefined}
            onChange={(event) => {
              if (takesFigures(input)) takePlainDigits(event.currentTarget)
              input.onChange?.(event)
            }}
          />
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
}

/**
 * A day with the browser's own picker, written as in every record (21/11/2025) whatever the browser's
 * language; while it is edited, the browser's own parts are shown. `emptyText` is written where no day is
 * chosen.
 */
export function DateField({
  label,
  isRequired,
  hint,
  error,
  isLabelHidden,
  value,
  emptyText,
  ...input
}: FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'value'> & {
    value: string
    emptyText?: string
  }) {
  const written = value ? formatDate(value) : emptyText
  return (
    <FieldFrame {...{ label, isRequired, hint, error, isLabelHidden }}>
      {({ id, describedBy }) => (
        <div className={`${boxClass(error)} ${written ? styles.date : ''}`}>
          <input
            {...input}
            type="date"
            id={id}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired || undefined}
          />
          {written ? (
            <span className={styles.day} aria-hidden="true">
              {written}
            </span>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}
