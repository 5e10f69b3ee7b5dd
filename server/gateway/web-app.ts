/** What makes the site installable: manifest, icons, and a page that is shown when there is no network. */
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { merchantsKey, nameIn } from '../../modules/system/index.ts'
import { contentLanguageOf, type InterfaceLanguage } from '../../kernel/languages.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import { registerOfflinePage, WORKER } from './offline-page.ts'
import { callerOf } from './pages.ts'
import type { GatewayParts } from './parts.ts'
import { PUSH_WORKER } from './push-worker.ts'
import { colourOf, design } from './token-colours.ts'

const ICON_SIZES = ['180', '192', '512'] as const
const MASKABLE_SIZES = ['192', '512'] as const

/** The share of a maskable icon that its drawing takes: a launcher may crop everything outside a circle. */
const MASKABLE_SHARE = 0.58

/** The merchant's name in a language of its pages. */
type NameOf = (merchant: MerchantContext, language: InterfaceLanguage) => string

export async function registerWebApp(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const tokens = await readFile(`${design}tokens.css`, 'utf8')
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
      .send(WORKER + PUSH_WORKER),
  )
  await registerOfflinePage(app, parts, tokens, nameOf)
}

async function registerIcons(app: FastifyInstance, tokens: string): Promise<void> {
  const icon = await readFile(`${design}art/favicon.svg`)
  const mark = await readFile(`${design}art/mark.svg`)
  const ground = colourOf(tokens, '--ground')
  const pigment = colourOf(tokens, '--pig-1')
  const draw = (size: number) =>
    sharp(icon, { density: 600 }).resize(size).flatten({ background: ground }).png().toBuffer()
  /** The mark on the icon's own red up to every edge, small enough for any shape that a launcher crops. */
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
