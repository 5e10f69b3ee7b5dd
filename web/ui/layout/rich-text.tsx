import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'

/** Text that an operator wrote: sanitised when it was stored and once more here, where it is shown. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, USE_PROFILES: { html: true }, FORBID_ATTR: ['style'], FORBID_TAGS: ['style', 'form', 'input', 'button'] }))
  }, [html])
  return <div ref={place} className={styles.text} />
}
