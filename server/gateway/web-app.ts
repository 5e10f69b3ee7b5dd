/** What makes the site installable: manifest, icons, and a page that stands in when there is no network. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { merchantsKey, nameIn } from '../../modules/system/index.ts'
import { contentLanguageOf } from '../../kernel/languages.ts'
import { words } from './answers.ts'
import { languageOf, merchantOf } from './guard.ts'
import type { GatewayParts } from './parts.ts'

const art = fileURLToPath(new URL('../../web/ui/', import.meta.url))
const ICON_SIZES = ['180', '192', '512'] as const

/**
 * The worker answers nothing but a page that could not be loaded, and only with the page about that: no call, no
 * picture and no game ever passes through it.
 */
const WORKER = `const KEPT = 'sala-offline-1'
self.addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/offline'))))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.destination !== 'document') return
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline')))
})
`

export async function registerWebApp(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const ground = colourOf(await readFile(`${art}tokens.css`, 'utf8'), '--ground')
  const drawing = await readFile(`${art}art/favicon.svg`)
  const icons = new Map<string, Promise<Buffer>>()
  const draw = (size: string) => {
    const kept = icons.get(size) ?? sharp(drawing, { density: 600 }).resize(parseInt(size, 10)).flatten({ background: ground }).png().toBuffer()
    icons.set(size, kept)
    return kept
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const merchant = await merchantOf(parts, request)
    const house = parts.services.use(merchantsKey).byId(merchant.id)
    const name = house ? nameIn(house, languageOf(request, merchant)) : merchant.code
    return reply.header('content-type', 'application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600').send(JSON.stringify({
      id: '/', name, short_name: name, lang: merchant.defaultLanguage, start_url: '/', scope: '/', display: 'standalone', background_color: ground, theme_color: ground,
      icons: ICON_SIZES.map((size) => ({ src: `/icons/app-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
    }))
  })
  for (const size of ICON_SIZES) {
    app.get(`/icons/app-${size}.png`, async (_request, reply) => reply.header('content-type', 'image/png').header('cache-control', 'public, max-age=86400').send(await draw(size)))
  }
  app.get('/service-worker.js', async (_request, reply) => reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER))
  app.get('/offline', async (request, reply) => {
    const merchant = await merchantOf(parts, request)
    const language = languageOf(request, merchant)
    const text = words[contentLanguageOf(language)]
    const nonce = randomBytes(16).toString('base64')
    return reply.header('content-type', 'text/html; charset=utf-8').header('x-content-type-options', 'nosniff')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`)
      .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.offlineTitle}</title>`
        + `<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;text-align:center;font:16px/1.65 sans-serif;color-scheme:light dark}a{color:inherit;font-weight:600;line-height:44px}</style>`
        + `</head><body><h1>${text.offlineTitle}</h1><p>${text.offlineText}</p><p><a href="">${text.offlineRetry}</a></p></body></html>`)
  })
}

/** The first value of a token: the dark theme's, in which the app opens. */
function colourOf(tokens: string, name: string): string {
  return new RegExp(`${name}:\\s*(#[0-9a-fA-F]{6})`).exec(tokens)![1]!
}
