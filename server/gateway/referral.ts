/** The code of a visited link (`?referralCode=`), kept for thirty days for when the visitor registers. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeCookie } from './cookies.ts'

const NAME = 'referral'
const DAYS = 30

/** The last followed link counts; an invalid code is ignored. */
export function keepReferral(request: FastifyRequest, reply: FastifyReply): void {
  const code = (request.query as { referralCode?: unknown } | undefined)?.referralCode
  if (typeof code !== 'string' || !/^[A-Za-z0-9]{4,16}$/.test(code)) return
  writeCookie(request, reply, NAME, code.toUpperCase(), { path: '/', maxAgeS: DAYS * 24 * 3600 })
}
