/** The launch page: its data are in one JSON block that its script reads. */
import { styles } from './styles.ts'
import { textsIn } from './locales/texts.ts'

const escaped = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

export function launchPage(language: 'th' | 'en', nonce: string): string {
  const texts = textsIn(language)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${texts.vendor}</title><style nonce="${nonce}">${styles}</style></head><body><main id="game" aria-live="polite"><p>${texts.opening}</p></main>` +
    `<script type="application/json" id="texts" nonce="${nonce}">${escaped(texts)}</script><script type="module" src="/acme/play.js" nonce="${nonce}"></script></body></html>`
  )
}

export const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
