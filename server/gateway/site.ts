/**
 * The site: pages with a strict Content-Security-Policy, built assets with long lives, flags, the ping file.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OPERATOR_PATH } from '../../contract/shared/paths.ts'
import { imageHostsKey } from '../../modules/catalogue/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { studioKey } from '../../studio/index.ts'
import { posterFolders } from '../studio-games/posters.ts'
import { basePolicy, policyText, type Policy } from './csp.ts'
import { codingFor, compressed } from './compressed.ts'
import { merchantOf } from './guard.ts'
import type { GatewayParts } from './parts.ts'
import { registerPageReload } from './page-reload.ts'
import { loadPages } from './pages.ts'
import { placeOfRequest } from './two-sites.ts'
import { keepReferral } from './referral.ts'
import { keepVisitor } from './visitor.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const WEEK_MS = 7 * 24 * 3_600_000

export async function registerSite(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  app.get('/common/v.1.0.1/ping.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store').send({ ping: 'ok' }),
  )
  await app.register(fastifyStatic, {
    root: `${root}node_modules/flag-icons/flags/4x3`,
    prefix: '/flags/',
    maxAge: WEEK_MS,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: `${root}design/art`,
    prefix: '/art/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  })
  for (const [address, folder] of posterFolders)
    app.get(address, (_request, reply) => reply.sendFile('poster.svg', folder, { maxAge: '1d' }))
  for (const part of ['player', 'operator', 'stage'] as const) await serveBundle(app, part)
  const pages = await loadPages(parts, `${root}dist`)
  if (parts.config.reloadsPages) registerPageReload(app, `${root}dist`)
  // The launch token is in this address until the page has read it: no file of the page is requested with it.
  app.get('/stage/', async (request, reply) =>
    html(request, reply.header('referrer-policy', 'no-referrer'), await stageCsp(parts, request), (nonce) =>
      pages.stage(request, nonce),
    ),
  )
  const operator = async (request: FastifyRequest, reply: FastifyReply) => {
    keepVisitor(request, reply)
    return html(request, reply, await operatorCsp(parts, request), (nonce) => pages.operator(request, nonce))
  }
  app.get(OPERATOR_PATH, operator)
  app.get(`${OPERATOR_PATH}/*`, operator)
  const player = async (request: FastifyRequest, reply: FastifyReply) => {
    keepVisitor(request, reply)
    keepReferral(request, reply)
    const target = pages.redirectOf(request.url)
    if (target) return reply.code(301).header('location', target).send()
    return html(request, reply, await playerCsp(parts, request), (nonce) => pages.player(request, nonce))
  }
  for (const path of pages.playerPaths) app.get(path, player)
  const known = new Set(pages.playerPaths.map((path) => plainPath(path)))
  // A person who mistyped an address gets a page, a program the named error.
  app.addHook('preHandler', async (request, reply) => {
    const isPage =
      request.is404 &&
      (placeOfRequest(parts, request) ?? 'players') === 'players' &&
      request.method === 'GET' &&
      !/^\/(api|vendor|files|assets|art)\//.test(request.url) &&
      request.headers.accept?.includes('text/html')
    // Addresses are matched without regard to case and to a slash at their end (domain/gaps.md §7 row 2).
    if (isPage) return player(request, reply.code(known.has(plainPath(request.url)) ? 200 : 404))
  })
}

/**
 * Hashed names: what is served under them never changes. preCompressed answers .br and .gz made by the build.
 * The plugin's own routes would list the folder's thousand files at each request, to compare the spelling.
 */
async function serveBundle(app: FastifyInstance, part: 'player' | 'operator' | 'stage'): Promise<void> {
  const folder = `${root}dist/${part}`
  if (!existsSync(folder)) return
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    })
    scope.get<{ Params: { '*': string } }>(`/assets/${part}/*`, (request, reply) =>
      reply.sendFile(request.params['*']),
    )
  })
}

const plainPath = (url: string) =>
  url
    .split('?')[0]!
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')

async function html(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: Policy,
  make: (nonce: string) => Promise<string>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const csp = policyText(policy, nonce)
  const { body, coding } = await compressed(await make(nonce), codingFor(request.headers['accept-encoding']))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', csp)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', reply.getHeader('referrer-policy') ?? 'strict-origin-when-cross-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding')
    .send(body)
}

/** Ours, the origin of the files, and the hosts that the merchant allows for vendors' pictures. */
function picturesFrom({ config, services }: GatewayParts, merchantId: string): string {
  const hosts = services
    .use(imageHostsKey)
    .of(merchantId)
    .map((host) => `https://${host}`)
  return [basePolicy['img-src'], ...(config.filesOrigin ? [config.filesOrigin] : []), ...hosts].join(' ')
}

/** The merchant's addresses, which the speed test of the player's page may time. */
function domainsOf(parts: GatewayParts, id: string): readonly string[] {
  const domains = parts.services.use(merchantsKey).byId(id)?.domains ?? []
  return domains.length > 0 ? domains.map((domain) => `https://${domain.host}`) : [parts.config.publicOrigin]
}

/**
 * An integrator's game runs on their own machine during development; live mode frames pages over TLS only.
 */
function gameFrames({ config }: GatewayParts): string {
  return config.mode === 'demo' ? "'self' https: http://127.0.0.1:* http://localhost:*" : "'self' https:"
}

async function playerCsp(parts: GatewayParts, request: FastifyRequest): Promise<Policy> {
  const { id } = await merchantOf(parts, request)
  return {
    ...basePolicy,
    'connect-src': [basePolicy['connect-src'], ...domainsOf(parts, id)].join(' '),
    'img-src': picturesFrom(parts, id),
    'frame-src': gameFrames(parts),
    'frame-ancestors': "'none'",
  }
}

async function operatorCsp(parts: GatewayParts, request: FastifyRequest): Promise<Policy> {
  const { id } = await merchantOf(parts, request)
  return {
    ...basePolicy,
    'img-src': picturesFrom(parts, id),
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
  }
}

/**
 * The games' page is framed by the lobby only. A table's film may come from the address that the merchant
 * set.
 */
async function stageCsp(parts: GatewayParts, request: FastifyRequest): Promise<Policy> {
  const { id } = await merchantOf(parts, request)
  const films = await parts.services.use(studioKey).tables.filmOrigins(id)
  return {
    ...basePolicy,
    'connect-src': [basePolicy['connect-src'], ...films].join(' '),
    'media-src': [basePolicy['media-src'], ...films].join(' '),
    'frame-ancestors': "'self'",
  }
}
