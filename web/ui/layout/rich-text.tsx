import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'
import { keepNamedTags, RICH_ATTRIBUTES, RICH_TAGS } from './rich-text-tags.ts'

const LINK = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i
const OWN_PICTURE = /^\/(files|art)\/[A-Za-z0-9._-]+$/

/** Text that an operator wrote: sanitised when it was stored and once more here. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(clean(html))
  }, [html])
  return <div ref={place} className={styles.text} />
}

/** Nothing is requested before it is in the page, so a picture of another host is removed before it loads. */
function clean(html: string): DocumentFragment {
  const fragment: DocumentFragment | null = DOMPurify.sanitize(keepNamedTags(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: RICH_TAGS,
    ALLOWED_ATTR: RICH_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: LINK,
  })
  // A text that leaves the sanitiser no body at all is no text.
  if (!fragment) return document.createDocumentFragment()
  for (const picture of fragment.querySelectorAll('img'))
    if (!OWN_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove()
  for (const link of fragment.querySelectorAll('a')) {
    link.rel = 'noopener noreferrer nofollow'
    link.target = '_blank'
  }
  return fragment
}
