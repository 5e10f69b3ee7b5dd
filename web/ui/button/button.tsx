import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

interface Look {
  /** One red button a view; jade confirms; line and quiet are the rest. */
  kind?: 'primary' | 'jade' | 'line' | 'quiet'
  /** 44 px; small 36 only inside rows, compact 32 only in the console's tables, large 52. */
  size?: 'large' | 'normal' | 'small' | 'compact'
  isBlock?: boolean
  icon?: IconName | undefined
  children?: ReactNode
}

function classesOf({ kind = 'line', size = 'normal', isBlock }: Look, className?: string): string {
  return [styles.button, styles[kind], size !== 'normal' && styles[size], isBlock && styles.block, className]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a ring before the label and refuses presses; the button keeps its width. */
    isBusy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  kind,
  size,
  isBlock,
  icon,
  isBusy,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ kind, size, isBlock } as Look, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={styles.ring} aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link that looks like a button. */
export function LinkButton({ kind, size, isBlock, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classesOf({ kind, size, isBlock } as Look, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName
  /** The accessible name, also shown as the title. */
  label: string
  iconSize?: 16 | 20 | 24 | 28
  /** Turns the drawing once, while something loads. */
  isTurning?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** 44 px target with a drawing alone. */
export function IconButton({
  icon,
  label,
  iconSize = 20,
  isTurning,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} size={iconSize} className={isTurning ? styles.turning : undefined} />
      {children}
    </button>
  )
}
