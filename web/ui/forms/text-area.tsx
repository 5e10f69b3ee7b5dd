import type { Ref, TextareaHTMLAttributes } from 'react'
import styles from './field.module.css'
import { boxClass, FieldFrame, type FieldLook } from './field.tsx'

type TextAreaProps = FieldLook &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement>; count?: number }

/** Several lines; with `maxLength` and `count` it shows the counter. */
export function TextAreaField({
  label,
  isRequired,
  icon: _icon,
  hint,
  error,
  success,
  isLabelHidden,
  count,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, isRequired, hint, error, success, isLabelHidden }}>
      {({ id, describedBy }) => (
        <div className={boxClass(error, success, area.disabled)}>
          <textarea
            rows={3}
            {...area}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            aria-required={isRequired || undefined}
          />
          {count !== undefined && area.maxLength ? (
            <span className={styles.counter}>
              {count} / {area.maxLength}
            </span>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}
