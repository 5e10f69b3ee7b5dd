/** The visitor: a random name in a cookie of a year, to which human checks, captchas and codes belong. */
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeCookie } from './cookies.ts'

const YEAR_S = 365 * 24 * 3600
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Gives a browser that has no visitor's cookie one. A page does so as well as a call: the first calls of a
 * page run side by side, and each of them would make a visitor of its own.
 */
export function keepVisitor(request: FastifyRequest, reply: FastifyReply): void {
  const visitor = request.cookies.visitor
  if (visitor && UUID.test(visitor)) return
  const made = randomUUID()
  request.cookies.visitor = made
  request.isNewVisitor = true
  writeCookie(request, reply, 'visitor', made, { path: '/', maxAgeS: YEAR_S })
}
