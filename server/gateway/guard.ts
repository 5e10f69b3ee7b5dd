/** Who asks, for which merchant, and with what rights: everything that is decided before a body is read. */
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '../../kernel/call.ts'
import { clock } from '../../kernel/clock.ts'
import { languageOfTag, type Speech } from '../../kernel/languages.ts'
import { Refusal } from '../../kernel/refusal.ts'
import {
  merchantDirectoryKey,
  siteStatusKey,
  type Language,
  type MerchantContext,
} from '../../platform/calls.ts'
import { momentText } from '../../platform/moment-text.ts'
import { defineService } from '../../platform/services.ts'
import type { Session } from '../../platform/sessions.ts'
import type { SessionClaims } from '../../platform/session-claims.ts'
import { words } from './answers.ts'
import type { GatewayParts } from './parts.ts'

export interface GuardedRequest {
  merchant: MerchantContext
  language: Language
  speech: Speech
  session: Session | null
  visitorId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    guarded?: GuardedRequest
    isNewVisitor?: boolean
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

type Caller = Pick<GuardedRequest, 'language' | 'speech' | 'merchant'>

/** Finds the session of a studio game token; provided by the studio. */
export interface GameTokens {
  find(token: string): Promise<Session | undefined>
}
export const gameTokensKey = defineService<GameTokens>('studio.game-tokens')

export async function guard(
  parts: GatewayParts,
  call: Call,
  request: FastifyRequest,
): Promise<GuardedRequest> {
  const token = bearerOf(request)
  if (!token) limit(parts, 'address', request.ip)
  const merchant = await merchantOf(parts, request)
  const language = languageOf(request, merchant)
  const speech = speechOf(request, merchant)
  const visitorId = request.cookies.visitor ?? randomUUID()
  if (call.audience === 'dev' && parts.config.mode !== 'demo') throw new Refusal('REQUEST_UNKNOWN_PATH')
  checkSite(parts, call, merchant, request.ip)
  const session = await sessionOf(parts, call, token, request.ip)
  if (session && session.merchantId !== merchant.id) throw new Refusal('SESSION_EXPIRED')
  checkAudience(call, session, { language, speech, merchant })
  if (session) limit(parts, call.rate && call.rate !== 'none' ? call.rate : 'default', session.accountId)
  return { merchant, language, speech, session, visitorId }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7) : undefined
}

function limit(
  parts: GatewayParts,
  rule: Parameters<GatewayParts['rates']['take']>[0],
  subject: string,
): void {
  const waitS = parts.rates.take(rule, subject)
  if (waitS > 0) throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: waitS })
}

export async function merchantOf(parts: GatewayParts, request: FastifyRequest): Promise<MerchantContext> {
  const directory = parts.services.use(merchantDirectoryKey)
  const code = request.headers.merchant
  if (typeof code !== 'string' || code === '') return directory.byHost(request.hostname)
  const merchant = await directory.byCode(code)
  if (!merchant) throw new Refusal('COMMON_UNKNOWN_MERCHANT')
  return merchant
}

/** The first language of Accept-Language that the merchant offers, otherwise its default. */
export function languageOf(request: FastifyRequest, merchant: MerchantContext): Language {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase() as Language
    if (merchant.languages.includes(language)) return language
  }
  return merchant.defaultLanguage
}

/** The server's language, or Chinese if it is asked for first: the agents' pages do so. */
export function speechOf(request: FastifyRequest, merchant: MerchantContext): Speech {
  return languageOfTag((request.headers['accept-language'] ?? '').split(/[,;]/)[0]!) === 'zh'
    ? 'zh'
    : languageOf(request, merchant)
}

async function sessionOf(
  parts: GatewayParts,
  call: Call,
  token: string | undefined,
  address: string,
): Promise<Session | null> {
  const needsOne = call.audience !== 'visitor' && call.audience !== 'dev'
  if (!token) {
    if (needsOne) throw new Refusal('SESSION_EXPIRED')
    return null
  }
  if (call.audience === 'game') {
    const session = await parts.services.use(gameTokensKey).find(token)
    if (session) return session
    limit(parts, 'address', address)
    throw new Refusal('GAME_TOKEN_INVALID')
  }
  const found = await parts.sessions.find(token)
  if ('session' in found) return found.session
  limit(parts, 'address', address)
  if (needsOne) throw new Refusal(found.endedWith)
  return null
}

/** Operators and the demo's own calls work during maintenance. */
function checkSite(parts: GatewayParts, call: Call, merchant: MerchantContext, address: string): void {
  if (call.audience === 'operator' || call.audience === 'dev' || call.openTo?.includes('maintenance')) return
  const { status, endTime } = parts.services.use(siteStatusKey).of(merchant.id, address)
  if (status === 1) throw new Refusal('COMMON_MAINTENANCE', { retryAfterS: 60, value: { endTime } })
  if (status === 2) throw new Refusal('COMMON_REGION')
}

function checkAudience(call: Call, session: Session | null, caller: Caller): void {
  if (call.audience === 'visitor' || call.audience === 'dev' || call.audience === 'game') return
  if (!session) throw new Refusal('SESSION_EXPIRED')
  const { claims } = session
  if (call.audience === 'operator') {
    if (session.audience !== 'operator') throw new Refusal('COMMON_FORBIDDEN')
    if (claims.mustEnrol && !call.openTo?.includes('mustChangePassword'))
      throw new Refusal('AUTH_ENROL_FIRST')
    if (claims.mustChangePassword && !call.openTo?.includes('mustChangePassword'))
      throw new Refusal('AUTH_MUST_CHANGE_PASSWORD')
    if (call.ability && !claims.abilities?.includes(call.ability)) throw new Refusal('COMMON_FORBIDDEN')
    return
  }
  if (session.audience !== 'player') throw new Refusal('COMMON_FORBIDDEN')
  if (claims.mustChangePassword && !call.openTo?.includes('mustChangePassword'))
    throw new Refusal('AUTH_MUST_CHANGE_PASSWORD')
  if (!call.openTo?.includes('restricted')) checkRestriction(claims.restricted, caller)
  if (call.audience !== 'player' && claims.isTrial) throw new Refusal('GAME_TRIAL_BLOCKED')
  if (call.audience === 'agent' && !claims.isAgent) throw new Refusal('AUTH_NOT_AGENT')
}

/** Refuses a member who is excluded or on a time-out, until it ends; the session itself may last longer. */
function checkRestriction(restricted: SessionClaims['restricted'], caller: Caller): void {
  if (!restricted) return
  const isOver = restricted.until !== null && Date.parse(restricted.until) <= clock.nowMs()
  if (isOver && !restricted.isHeld) return
  throw new Refusal(restricted.code, {
    params: [
      isOver
        ? words[caller.speech].untilReturn
        : restricted.until
          ? momentText(caller, new Date(restricted.until))
          : 'FOREVER',
    ],
  })
}
