import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from './navigation.ts'

/** The router handles a plain click; a click with a key, or of another button, stays the browser's. */
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
  void navigate(href)
}

/** A link inside the site. */
export function AppLink({
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
