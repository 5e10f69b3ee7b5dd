import type { ComponentProps } from 'react'
import { LinkButton } from '../ui/button/button.tsx'
import { takeClick } from './app-link.tsx'

/** A link inside the site that looks like a button. */
export function AppButton({ href, ...rest }: ComponentProps<typeof LinkButton> & { href: string }) {
  return <LinkButton {...rest} href={href} onClick={(event) => takeClick(event, href)} />
}
