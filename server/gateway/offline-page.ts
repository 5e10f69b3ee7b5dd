/** The page for times without network, and the worker that shows it. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { contentLanguageOf, type InterfaceLanguage, languageRow } from '../../kernel/languages.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import { words } from './answers.ts'
import { callerOf } from './pages.ts'
import type { GatewayParts } from './parts.ts'
import { colourOf, design } from './token-colours.ts'

const fonts = fileURLToPath(
  new URL('../../node_modules/@fontsource/ibm-plex-sans-thai-looped/files/', import.meta.url),
)

/**
 * The worker only answers pages that could not be loaded, and only with the offline page: no call, no picture
 * and no game ever passes through it, and no other page is stored, so a release is never hidden by an older
 * one. It requests a page while it starts, so that it delays none. The pages renew the stored one
 * (web/player/offline-page.ts).
 */
export const WORKER = `const KEPT = 'sala-offline'
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/offline')).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith('sala-') && name !== KEPT)
  for (const name of old) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
})()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.destination !== 'document') return
  event.respondWith(pageOf(event))
})
async function pageOf(event) {
  try {
    return await event.preloadResponse || await fetch(event.request)
  } catch {
    return await caches.match('/offline', { cacheName: KEPT }) || Response.error()
  }
}
`

/** The merchant's name in a language of its pages. */
type NameOf = (merchant: MerchantContext, language: InterfaceLanguage) => string

/**
 * Complete in one answer, since nothing else can be requested when it shows: it contains its drawing, styles
 * and fonts.
 */
export async function registerOfflinePage(
  app: FastifyInstance,
  parts: GatewayParts,
  tokens: string,
  nameOf: NameOf,
): Promise<void> {
  const drawings = {
    dark: await readFile(`${design}art/empty-pavilion.svg`, 'utf8'),
    light: await readFile(`${design}art/empty-pavilion-light.svg`, 'utf8'),
  }
  const faces = (await Promise.all([faceOf('thai', 'U+0E00-0E7F'), faceOf('latin', 'U+0000-00FF')])).join('')
  app.get('/offline', async (request, reply) => {
    const { merchant, language } = await callerOf(parts, request)
    const text = words[contentLanguageOf(language)]
    const theme = request.cookies['theme'] === 'light' ? 'light' : 'dark'
    const colour = (name: string) => colourOf(tokens, name, theme)
    const nonce = randomBytes(16).toString('base64')
    const styles = `${faces}
      * { box-sizing: border-box }
      body { margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px; text-align: center;
        display: grid; place-content: center; justify-items: center; gap: 8px;
        background: ${colour('--ground')}; color: ${colour('--text')}; color-scheme:${theme};
        font: 16px/1.65 Sala, "Noto Sans Thai", Thonburi, sans-serif }
      svg { width: 220px; height: 150px }
      h1 { margin: 8px 0 0; font-size: 24px; line-height: 1.4 }
      p { margin: 0; max-width: 36em; color: ${colour('--text-2')} }
      a { display: inline-block; min-height: 44px; margin-top: 16px; padding: 10px 28px; border-radius: 8px;
        background: ${colour('--red')}; color: ${colour('--on-red')};
        font-weight: 600; line-height: 24px; text-decoration: none }
      a:hover { background: ${colour('--red-hover')} }
      a:focus-visible { outline: 2px solid ${colour('--gold')}; outline-offset: 2px }`
    const head = [
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${text.offlineTitle} · ${escapeHtml(nameOf(merchant, language))}</title><style nonce="${nonce}">${styles}</style>`,
    ].join('')
    const drawing = drawings[theme].replace('<svg ', '<svg aria-hidden="true" ')
    const body = `${drawing}<h1>${text.offlineTitle}</h1><p>${text.offlineText}</p><a href="">${text.offlineRetry}</a>`
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src data:`
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie, Accept-Language')
      .header(
        'content-security-policy',
        `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(
        `<!doctype html><html lang="${languageRow(language).tag}"><head>${head}</head><body>${body}</body></html>`,
      )
  })
}

/** A part of the site's text face, in the page itself. */
async function faceOf(script: 'thai' | 'latin', range: string): Promise<string> {
  const file = await readFile(`${fonts}ibm-plex-sans-thai-looped-${script}-400-normal.woff2`, 'base64')
  return `@font-face { font-family: Sala; src: url(data:font/woff2;base64,${file}); unicode-range: ${range} }`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
