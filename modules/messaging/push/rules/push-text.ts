/** What a push carries: the service worker of the site shows it (server/gateway/push-worker.ts). */
import { MOST_TEXT_BYTES } from '../../../../platform/web-push.ts'

export interface PushContent {
  readonly title: string
  readonly text: string
  /** Paths of the site: where a press leads, and where the button that stops them leads; empty: nowhere. */
  readonly link: string
  readonly stopLink: string
  readonly stopText: string
}

/** A notification shows a few lines; the whole text is behind the link. */
const MOST_LETTERS = 240
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Cut between two letters as a person sees them: Thai marks stay with what they stand on. */
export function shortened(text: string, most: number): string {
  const all = [...letters.segment(text)]
  if (all.length <= most) return text
  return `${all
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

export function pushText({ title, text, link, stopLink, stopText }: PushContent): string {
  for (let most = MOST_LETTERS; ; most = Math.floor(most / 2)) {
    const said = JSON.stringify({ title, body: shortened(text, most), link, stopLink, stopText })
    if (Buffer.byteLength(said) <= MOST_TEXT_BYTES || most < 2) return said
  }
}
