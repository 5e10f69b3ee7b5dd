import type { AnchorHTMLAttributes, ComponentProps, MouseEvent } from 'react'
import { LinkButton } from '../../ui/button/button.tsx'
import { navigate } from '../navigation.ts'

/** Takes a plain click; one with a key, or of another button, stays the browser's. */
export function takeClick(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  navigate(href)
}

/** A link inside the console. */
export function ConsoleLink({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        takeClick(event, href)
      }}
    />
  )
}

/** A link inside the console that looks like a button. */
export function ConsoleButton({
  href,
  onClick,
  ...rest
}: ComponentProps<typeof LinkButton> & { href: string }) {
  return (
    <LinkButton
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        takeClick(event, href)
      }}
    />
  )
}
