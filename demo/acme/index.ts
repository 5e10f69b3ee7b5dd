/**
 * ACME, the demo vendor (demo mode only): a launch page and a small server behind it that plays through the
 * vendor port over HTTP, with the published secret and the signature that any other vendor has to make.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { launchKey } from '../../modules/launch/index.ts'
import { parseStrictJson } from '../../platform/json.ts'
import { httpPort } from '../../studio/index.ts'
import type { ProcessParts } from '../../server/process-parts.ts'
import { Acme } from './acme.ts'
import { acmeFeed } from './feed.ts'
import { launchPage, policyOf } from './page.ts'
import { acmeFaults, PlayerDesk, type AcmeFault } from './player-desk.ts'
import { AcmeBooks } from './store.ts'
import { fonts } from './styles.ts'

/** Public on purpose: docs/vendors and wire.md §10 name it, and it opens only the demo. */
const SECRET = 'acme-demo-secret'

export async function registerAcme(
  app: FastifyInstance,
  { database, services }: ProcessParts,
): Promise<void> {
  const books = new AcmeBooks(database)
  let made: Acme | undefined
  // The address is known once the server listens.
  const acme = () =>
    (made ??= new Acme(httpPort({ origin: loopbackOf(app), vendor: 'ACME', secret: SECRET }), books))
  app.addHook('onListen', async () => services.use(launchKey).hearAt(loopbackOf(app)))
  await servePage(app)
  app.post('/acme/api/enter', async (request) =>
    acme()
      .enter(textIn(request, 'token'), request.ip)
      .catch(() => ({ refusal: 'OTHER' })),
  )
  app.post('/acme/api/play', async (request) =>
    acme().play(textIn(request, 'play'), numberIn(request, 'stakeAmount'), numberIn(request, 'field')),
  )
  receiveAsPlayerDesk(app, new PlayerDesk(books, SECRET))
}

/** The launch page with its script and fonts, and the vendor's feed for the console's catalogue. */
async function servePage(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('./page/play.js', import.meta.url), 'utf8')
  app.get<{ Querystring: { lang?: string } }>('/acme/', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(launchPage(request.query.lang === 'en' ? 'en' : 'th', nonce))
  })
  app.get('/acme/play.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(script),
  )
  // The vendor's feed for the console's catalogue (docs/vendors/feed.md).
  app.get('/acme/feed.csv', async (_request, reply) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="acme-feed.csv"')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(acmeFeed()),
  )
  for (const [name, file] of Object.entries(fonts)) {
    const letters = await readFile(
      new URL(`../../node_modules/@fontsource-variable/anuphan/files/${file}`, import.meta.url),
    )
    app.get(`/acme/fonts/${name}`, async (_request, reply) =>
      reply
        .header('content-type', 'font/woff2')
        .header('cache-control', 'max-age=604800')
        .header('x-content-type-options', 'nosniff')
        .send(letters),
    )
  }
}

/** The messages of the wallet to the vendor about a player. */
function receiveAsPlayerDesk(app: FastifyInstance, desk: PlayerDesk): void {
  app.post<{ Params: { call: string } }>('/acme/wallet/player/:call', async (request, reply) => {
    const header = (name: string) => String(request.headers[name] ?? '')
    const answer = await desk.receive({
      call: request.params.call,
      vendor: header('x-vendor'),
      timestamp: header('x-timestamp'),
      signature: header('x-signature'),
      body: typeof request.body === 'string' ? request.body : '',
    })
    if (answer !== 'hangUp')
      return reply
        .code(answer.http)
        .header('content-type', 'application/json; charset=utf-8')
        .send(answer.text)
    reply.hijack()
    reply.raw.destroy()
    return reply
  })
  // What can go wrong between two companies, so that a demo can show it: faults of the next messages that
  // move money.
  app.post('/acme/api/faults', async (request) => {
    const { faults, deafFor } = fieldsOf(request)
    const ordered = Array.isArray(faults)
      ? faults.filter((fault): fault is AcmeFault => acmeFaults.includes(fault as AcmeFault)).slice(0, 20)
      : []
    desk.order(
      ordered,
      typeof deafFor === 'number' && Number.isInteger(deafFor) ? Math.min(Math.max(deafFor, 0), 100) : 0,
    )
    return { faults: ordered }
  })
}

function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  try {
    const body = typeof request.body === 'string' ? parseStrictJson(request.body) : undefined
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function textIn(request: FastifyRequest, name: string): string {
  const value = fieldsOf(request)[name]
  return typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value) ? value : '-'
}

function numberIn(request: FastifyRequest, name: string): number {
  const value = fieldsOf(request)[name]
  return typeof value === 'number' ? value : Number.NaN
}

function loopbackOf(app: FastifyInstance): string {
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('ACME is asked before the server listens')
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(address.address)
    ? '127.0.0.1'
    : address.family === 'IPv6'
      ? `[${address.address}]`
      : address.address
  return `http://${host}:${address.port}`
}
