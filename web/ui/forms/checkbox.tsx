import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & {
  children: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** 22 px box in a 44 px row. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  return (
    <label className={[styles.row, className].filter(Boolean).join(' ')}>
      <input {...input} type="checkbox" className="sr-only" aria-invalid={error ? true : undefined} />
      <span className={`${styles.box} ${error ? styles.wrong : ''}`}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </label>
  )
}
