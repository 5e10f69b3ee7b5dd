/**
 * The demo service's page: two small forms that its script controls; their buttons are disabled until it
 * listens.
 */
import { textsIn } from './locales/texts.ts'

const styles =
  ':root{color-scheme:dark light;font:16px/1.6 system-ui,sans-serif}body{margin:0;padding:24px;max-width:420px}form{display:grid;gap:8px;margin:16px 0}' +
  'input,button{font:inherit;min-height:44px;padding:0 12px;border-radius:8px;border:1px solid GrayText}button{cursor:pointer}[hidden]{display:none}'

export function servicePage(language: 'th' | 'en', nonce: string): string {
  const t = textsIn(language)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${t.title}</title><style nonce="${nonce}">${styles}</style></head><body><main><h1>${t.title}</h1><p>${t.intro}</p>` +
    `<form id="send"><label for="number">${t.number}</label><input id="number" type="tel" autocomplete="tel" required><button disabled>${t.send}</button></form>` +
    `<p id="sent" role="status" hidden>${t.sent} <a href="/dev/outbox" target="_blank" rel="noopener">${t.outbox}</a></p>` +
    `<form id="check" hidden><label for="code">${t.code}</label><input id="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"><button disabled>${t.check}</button></form>` +
    `<button id="cancel" type="button" disabled>${t.cancel}</button><p id="foreign" role="alert" hidden>${t.foreign}</p></main>` +
    `<script type="module" src="/demo/phone/ask.js" nonce="${nonce}"></script></body></html>`
  )
}

export const policyOf = (nonce: string): string =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
