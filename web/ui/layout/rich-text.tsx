import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'

/** The server's list (platform/rich-text.ts): what is not named is not shown. */
const TAGS = ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div']
const ATTRIBUTES = ['href', 'rel', 'target', 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan']
const LINK = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i
const OWN_PICTURE = /^\/(files|art)\/[A-Za-z0-9._-]+$/

/** Text that an operator wrote: sanitised when it was stored and once more here, where it is shown. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => { place.current?.replaceChildren(clean(html)) }, [html])
  return <div ref={place} className={styles.text} />
}

/** Nothing is asked for before it stands in the page, so a picture of another host goes before anybody hears of it. */
function clean(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, ALLOWED_URI_REGEXP: LINK })
  for (const picture of fragment.querySelectorAll('img')) if (!OWN_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove()
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
  }
  return fragment
}
