/**
 * Two sites behind one gateway (OPERATOR_ORIGIN): the console's pages and calls answer on its own origin and
 * nowhere else, and the players' site does not answer there. A route that belongs to the other site does not
 * exist, so its 404 is that of any unknown path and reveals nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import {
  DOCS_PATH,
  OPENAPI_PATH,
  OPERATOR_API_PREFIX,
  OPERATOR_PATH,
  REALTIME_PATH,
} from '../../contract/shared/paths.ts'
import type { Call } from '../../kernel/call.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import type { Config } from '../../platform/config.ts'
import { FILES_PREFIX } from '../../platform/files.ts'
import type { Services } from '../../platform/services.ts'

/** `neither`: the two Host headers of a forwarded request name both sites. */
export type Place = 'console' | 'players' | 'neither'

/**
 * What both sites need: pictures, the realtime connection, the description of all calls, and the operations'
 * endpoints.
 */
const SHARED = [
  '/art/',
  '/flags/',
  FILES_PREFIX,
  REALTIME_PATH,
  DOCS_PATH,
  OPENAPI_PATH,
  '/healthz',
  '/readyz',
  '/metrics',
]

type Gateway = {
  readonly config: Pick<Config, 'operatorOrigin' | 'publicOrigin' | 'trustedProxies'>
  readonly services: Services
}

/** Called before any route is registered; without OPERATOR_ORIGIN everything is served everywhere. */
export function separatePlaces(app: FastifyInstance, gateway: Gateway): void {
  if (!gateway.config.operatorOrigin) return
  app.addConstraintStrategy({
    name: 'place',
    storage: () => {
      const handlers = new Map<string, never>()
      return {
        get: (place: string) => handlers.get(place) ?? null,
        set: (place: string, handler: never) => {
          handlers.set(place, handler)
        },
      }
    },
    deriveConstraint: (request: { headers: IncomingHttpHeaders }) =>
      placeOf(gateway, request.headers) ?? 'players',
    validate: () => {},
  })
  app.addHook('onRoute', (route) => {
    const place = placeOfRoute(route.url, route.config?.call)
    if (place) route.constraints = { place, ...route.constraints }
  })
  app.get('/', { constraints: { place: 'console' } }, async (_request, reply) =>
    reply.redirect(OPERATOR_PATH, 302),
  )
}

/** The site at which a request arrived; null if everything is served everywhere. */
export function placeOfRequest(gateway: Gateway, request: Pick<FastifyRequest, 'headers'>): Place | null {
  return gateway.config.operatorOrigin ? placeOf(gateway, request.headers) : null
}

function placeOfRoute(url: string, call: Call | undefined): Place | null {
  if (call?.isForConsoleToo) return null
  if (
    url === OPERATOR_PATH ||
    [`${OPERATOR_PATH}/`, OPERATOR_API_PREFIX, '/assets/operator/'].some((prefix) => url.startsWith(prefix))
  )
    return 'console'
  return SHARED.some((prefix) => url.startsWith(prefix)) ? null : 'players'
}

/**
 * A trusted proxy may pass the caller's Host on unchanged or put it in X-Forwarded-Host. A caller could have
 * written the other one of the two, so if both are known addresses they have to agree.
 */
function placeOf(gateway: Gateway, headers: IncomingHttpHeaders): Place {
  const direct = placeOfHost(gateway, headers.host)
  const forwarded =
    gateway.config.trustedProxies > 0 ? placeOfHost(gateway, lastOf(headers['x-forwarded-host'])) : null
  if (direct && forwarded && direct !== forwarded) return 'neither'
  return forwarded ?? direct ?? 'players'
}

function placeOfHost({ config, services }: Gateway, host: string | undefined): 'console' | 'players' | null {
  if (!host) return null
  const [desk, house] = [new URL(config.operatorOrigin!), new URL(config.publicOrigin)]
  // Two ports of one name are distinguished by the port; otherwise the name decides, whatever port a proxy
  // listens on.
  const isByPort = desk.hostname === house.hostname
  const given = URL.canParse(`${desk.protocol}//${host}`) ? new URL(`${desk.protocol}//${host}`) : null
  if (!given) return null
  const name = given.hostname.replace(/\.$/, '')
  if (name === desk.hostname && (!isByPort || given.port === desk.port)) return 'console'
  const isHouse =
    name === house.hostname ||
    services
      .use(merchantsKey)
      .all()
      .some((merchant) => merchant.domains.some((domain) => domain.host === name))
  return isHouse ? 'players' : null
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim()
}
