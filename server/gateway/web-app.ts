/** What makes the site installable: manifest, icons, and a page that stands in when there is no network. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { merchantsKey, nameIn } from '../../modules/system/index.ts'
import { contentLanguageOf, type InterfaceLanguage, languageRow } from '../../kernel/languages.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import { words } from './answers.ts'
import { callerOf } from './pages.ts'
import type { GatewayParts } from './parts.ts'

const fonts = fileURLToPath(
  new URL('../../node_modules/@fontsource/ibm-plex-sans-thai-looped/files/', import.meta.url),
)
const art = fileURLToPath(new URL('../../web/ui/', import.meta.url))
const ICON_SIZES = ['180', '192', '512'] as const
const MASKABLE_SIZES = ['192', '512'] as const

/** The share of a maskable icon that its drawing takes: a launcher may cut everything outside of a circle. */
const MASKABLE_SHARE = 0.58

/**
 * The worker answers nothing but a page that could not be loaded, and only with the page about that: no
 * call, no picture and no game ever passes through it, and no page is kept, so a release is never hidden by
 * an older one. It asks for a page while it wakes, so that it holds none back. The pages renew the kept one
 * (web/player/offline-page.ts).
 */
const WORKER = `const KEPT = 'sala-offline'
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

/** The house's name in a language of its pages. */
type NameOf = (merchant: MerchantContext, language: InterfaceLanguage) => string

export async function registerWebApp(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const tokens = await readFile(`${art}tokens.css`, 'utf8')
  const ground = colourOf(tokens, '--ground')
  const nameOf: NameOf = (merchant, language) => {
    const house = parts.services.use(merchantsKey).byId(merchant.id)
    return house ? nameIn(house, contentLanguageOf(language)) : merchant.code
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { merchant, language } = await callerOf(parts, request)
    const name = nameOf(merchant, language)
    const iconsFor = (purpose: 'any' | 'maskable', sizes: readonly string[]) =>
      sizes.map((size) => ({
        src: `/icons/${purpose === 'any' ? 'app' : 'maskable'}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      }))
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          lang: merchant.defaultLanguage,
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: ground,
          theme_color: ground,
          icons: [...iconsFor('any', ICON_SIZES), ...iconsFor('maskable', MASKABLE_SIZES)],
        }),
      )
  })
  await registerIcons(app, tokens)
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(WORKER),
  )
  await registerOfflinePage(app, parts, tokens, nameOf)
}

async function registerIcons(app: FastifyInstance, tokens: string): Promise<void> {
  const icon = await readFile(`${art}art/favicon.svg`)
  const mark = await readFile(`${art}art/mark.svg`)
  const ground = colourOf(tokens, '--ground')
  const pigment = colourOf(tokens, '--pig-1')
  const draw = (size: number) =>
    sharp(icon, { density: 600 }).resize(size).flatten({ background: ground }).png().toBuffer()
  /** The mark on the icon's own red up to every edge, small enough for whatever shape a launcher cuts. */
  const drawMaskable = async (size: number) => {
    const side = Math.round(size * MASKABLE_SHARE)
    const drawing = await sharp(mark, { density: 600 })
      .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
    return sharp({ create: { width: size, height: size, channels: 3, background: pigment } })
      .composite([{ input: drawing, gravity: 'centre' }])
      .png()
      .toBuffer()
  }
  const serve = (address: string, make: () => Promise<Buffer>) => {
    let kept: Promise<Buffer> | undefined
    app.get(address, async (_request, reply) => {
      kept ??= make()
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await kept)
    })
  }
  for (const size of ICON_SIZES) serve(`/icons/app-${size}.png`, () => draw(parseInt(size, 10)))
  for (const size of MASKABLE_SIZES)
    serve(`/icons/maskable-${size}.png`, () => drawMaskable(parseInt(size, 10)))
}

/**
 * Whole in one answer, since nothing else can be asked for when it shows: its drawing, its styles and its
 * letters stand in it.
 */
async function registerOfflinePage(
  app: FastifyInstance,
  parts: GatewayParts,
  tokens: string,
  nameOf: NameOf,
): Promise<void> {
  const drawings = {
    dark: await readFile(`${art}art/empty-pavilion.svg`, 'utf8'),
    light: await readFile(`${art}art/empty-pavilion-light.svg`, 'utf8'),
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
      .header('content-security-policy', `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`)
      .send(`<!doctype html><html lang="${languageRow(language).tag}"><head>${head}</head><body>${body}</body></html>`)
  })
}

/** A part of the site's text face, in the page itself. */
async function faceOf(script: 'thai' | 'latin', range: string): Promise<string> {
  const file = await readFile(`${fonts}ibm-plex-sans-thai-looped-${script}-400-normal.woff2`, 'base64')
  return `@font-face { font-family: Sala; src: url(data:font/woff2;base64,${file}); unicode-range: ${range} }`
}

/** A token's value in a theme. The dark theme's stands first; the light one names only what differs. */
function colourOf(tokens: string, name: string, theme: 'dark' | 'light' = 'dark'): string {
  const light = tokens.indexOf('[data-theme="light"]')
  const value = (text: string) => new RegExp(`${name}:\\s*(#[0-9a-fA-F]{6})`).exec(text)?.[1]
  return (theme === 'light' ? value(tokens.slice(light)) : undefined) ?? value(tokens.slice(0, light))!
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
